// Signs of the card game, 24 by 24: the five kinds of points and the faces of the event die.

const stroke =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

export const SIGNS: Record<string, string> = {
  victory:
    '<path d="M12 2.500l2.900 6.200 6.700.8-5 4.700 1.300 6.700L12 17.600l-5.900 3.300 1.300-6.700-5-4.700 6.700-.8z" fill="currentColor"/>',
  commerce: `<path d="M12 3v17M7 20h10M4 7h16M4 7l-2.500 6a3 3 0 0 0 5 0zM20 7l-2.500 6a3 3 0 0 0 5 0z" ${stroke}/>`,
  strength: `<path d="M19 3 8.500 13.500M19 3h-3M19 3v3M6 11l7 7M8 16l-4 4" ${stroke} stroke-width="2.400"/>`,
  skill: `<path d="M12 9.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM8.500 10.500 5 3M15.500 10.500 19 3M9.500 3l2.500 6.500L14.500 3" ${stroke}/>`,
  progress: `<path d="M12 6C9.500 4 6 3.800 3 4.800v13.700c3-1 6.500-.8 9 1.200 2.500-2 6-2.200 9-1.200V4.800C18 3.800 14.500 4 12 6ZM12 6v13.500" ${stroke}/>`,
  brigands: `<path d="M4 4l12 12M20 4 8 16M14 18l4-4M10 18l-4-4M17 17l3 3M7 17l-3 3" ${stroke}/>`,
  trade: `<path d="M4 8h13l-3.500-3.500M20 16H7l3.500 3.500" ${stroke}/>`,
  celebration: `<path d="M5 9h11v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM16 11h2.500a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H16M8.500 12.500v4M12.500 12.500v4" ${stroke}/><path d="M5 9a2.500 2.500 0 0 1 2-4 3.500 3.500 0 0 1 6-1 2.800 2.800 0 0 1 3 5z" fill="currentColor"/>`,
  harvest: `<path d="M12 21V11M12 11C8 11 6.500 7 6.500 3.500c4 0 5.500 3.500 5.500 7.500ZM12 11c4 0 5.500-4 5.500-7.500-4 0-5.500 3.500-5.500 7.500ZM12 17c-4 0-5.500-2-5.500-5M12 17c4 0 5.500-2 5.500-5" ${stroke}/>`,
  'event-card': `<path d="M6 3h12v18H6z" ${stroke}/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.4-1 .8-1 1.700M12 17v.1" ${stroke}/>`,
}
