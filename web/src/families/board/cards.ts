// Signs of the development cards, and what they do.

import type { IconName } from '../../art/icons'
import { t } from '../../i18n/index.svelte'
import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'

export const CARD_ICONS: Record<string, IconName> = {
  knight: 'army',
  'road-building': 'route',
  invention: 'bulb',
  monopoly: 'percent',
  point: 'star',
}

/** What a card does at this table: at sea some do more, or something else. */
export function aboutCard(card: string, scene: BoardScene, picture: BoardPicture): string {
  if (card === 'road-building' && scene.sea) return t('web-card-about-road-building-sea')
  if (card === 'knight' && scene.sea?.fleet_path.length) return t('web-card-about-knight-pirates')
  if (card === 'knight' && picture.sea?.pirate) return t('web-card-about-knight-sea')
  return t(`web-card-about-${card}`)
}
