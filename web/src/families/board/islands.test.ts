import { describe, expect, it } from 'vitest'
import { discovered } from './chart'
import { drawnMap, scenarioMap } from './islands'
import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'

describe('maps of scenarios', () => {
  it('are the ones the server plays on, by the number of players', async () => {
    const [three, four] = [await scenarioMap('new_shores', 3), await scenarioMap('new_shores', 4)]
    expect([three!.hexes.length, four!.hexes.length]).toEqual([35, 42])
    expect(four!.hexes.some(it => it.terrain === 'gold')).toBe(true)
    expect(await scenarioMap('nowhere', 4)).toBe(null)
  })

  it('lie face down where they are dealt', async () => {
    const down = (map: { hexes: { terrain: string }[] } | null) =>
      map!.hexes.filter(it => it.terrain === 'back').length
    expect(down(await scenarioMap('new_shores', 4, { board: 'printed' }))).toBe(0)
    expect(down(await scenarioMap('new_shores', 4, { board: 'variable' }))).toBeGreaterThan(10)
    expect(down(await scenarioMap('new_world', 4))).toBe(42)
  })

  it('hide what harbours take until they are dealt', () => {
    const map = { hexes: [], harbours: [{ q: 0, r: 0, dir: 2, type: 'ore' }] }
    expect(drawnMap(map, false).harbours).toEqual([
      { edge: '0,0.NW', corners: [], kind: 'ore', rate: 2 },
    ])
    expect(
      drawnMap({ ...map, sea: { deal: { harbours: 'always' } } }, false).harbours[0].rate,
    ).toBe(0)
  })
})

describe('discoveries', () => {
  const scene = {
    hexes: [{ name: '0,0', terrain: 'fog', number: null }],
    harbours: [],
  } as unknown as BoardScene
  const picture = (found: unknown[]) =>
    ({ sea: { found, harbours: [] } }) as unknown as BoardPicture

  it('lie over the fog', () => {
    expect(discovered(scene, picture([{ name: '0,0', terrain: 'gold', number: 5 }])).hexes).toEqual(
      [{ name: '0,0', terrain: 'gold', number: 5 }],
    )
  })
  it('leave a scene alone where nothing was found', () => {
    expect(discovered(scene, picture([]))).toBe(scene)
  })
})
