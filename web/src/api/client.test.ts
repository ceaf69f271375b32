import { afterEach, expect, test, vi } from 'vitest'
import { get, inParallel, post } from './client'

afterEach(() => vi.unstubAllGlobals())

test('a few are asked for at a time, and the answers keep their order', async () => {
  let asked = 0
  let most = 0
  const answers = await inParallel([5, 1, 4, 2, 3], 2, async wish => {
    most = Math.max(most, ++asked)
    await new Promise(resolve => setTimeout(resolve, wish))
    asked--
    return wish * 10
  })
  expect(answers).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

test('one that fails ends it', async () => {
  const asked: number[] = []
  const failing = inParallel([1, 2, 3], 1, async wish => {
    asked.push(wish)
    if (wish === 2) throw new Error('gone')
  })
  await expect(failing).rejects.toThrow('gone')
  expect(asked).toEqual([1, 2])
})

test('a question that came too early is put again, a decision is not', async () => {
  const early = () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } })
  const json = { headers: { 'content-type': 'application/json' } }
  const answers = [early(), early(), new Response('{"id":7}', json), early()]
  const fetch = vi.fn(async () => answers.shift())
  vi.stubGlobal('fetch', fetch)
  expect(await get('/tables/7')).toEqual({ id: 7 })
  expect(fetch).toHaveBeenCalledTimes(3)
  await expect(post('/tables')).rejects.toMatchObject({ status: 429 })
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('whoever has to wait long is told so at once', async () => {
  const later = new Response('{}', { status: 429, headers: { 'retry-after': '60' } })
  const fetch = vi.fn(async () => later)
  vi.stubGlobal('fetch', fetch)
  await expect(get('/tables/7')).rejects.toMatchObject({ status: 429 })
  expect(fetch).toHaveBeenCalledTimes(1)
})
