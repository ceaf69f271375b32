import { expect, test } from 'vitest'
import { inParallel } from './client'

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
