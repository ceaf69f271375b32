// Signs of the development cards.

import type { IconName } from '../../art/icons'

export const CARD_ICONS: Record<string, IconName> = { knight: 'army', 'road-building': 'route', invention: 'bulb', monopoly: 'percent', point: 'star' }
