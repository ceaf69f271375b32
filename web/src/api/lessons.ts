// The routes of lessons.

import type { LessonCard } from '../protocol/LessonCard'
import type { LessonFrame } from '../protocol/LessonFrame'
import type { LessonMoves } from '../protocol/LessonMoves'
import { get, post } from './client'

export const lessons = () => get<LessonCard[]>('/lessons')

/** How a lesson stands after these moves; the server keeps nothing of it. */
export const lessonAfter = (id: string, moves: string[]) =>
  post<LessonFrame>(`/lessons/${encodeURIComponent(id)}`, { moves } satisfies LessonMoves)
