/** Lists are kept flat, an entry with its level: 0 stands in the list itself, 8 is as deep as Word goes. */
export const MOST_LEVEL = 8;
