import type { Day } from '../days.ts';
import type { DemoMedia } from '../media.ts';
import { behindTheScenes } from './access.ts';
import { archiveStories } from './archive.ts';
import { publishedAt, type DemoArticle } from './article.ts';
import { forChildren } from './children.ts';
import { childrensConcerts } from './children-concerts.ts';
import { listening } from './clapping.ts';
import { festivalLooksBack } from './festivals.ts';
import { musicGuides } from './guides-music.ts';
import { operaGuides } from './guides-opera.ts';
import { houseDays } from './house-days.ts';
import { unseenHands } from './house-hands.ts';
import { instruments } from './instruments.ts';
import { besidesListening } from './kitchen.ts';
import { limewoodStories } from './limewood.ts';
import { organStories } from './organ.ts';
import { roomStories } from './room.ts';
import { screenStories } from './screen.ts';
import { stringsAndKeys } from './strings-keys.ts';
import { conversations } from './talks.ts';
import { makingMusicTogether } from './together.ts';
import { townStories } from './town.ts';
import { travellers } from './travellers.ts';

const parts = [
  behindTheScenes,
  archiveStories,
  childrensConcerts,
  forChildren,
  listening,
  festivalLooksBack,
  musicGuides,
  operaGuides,
  houseDays,
  unseenHands,
  instruments,
  besidesListening,
  limewoodStories,
  organStories,
  roomStories,
  screenStories,
  stringsAndKeys,
  conversations,
  makingMusicTogether,
  townStories,
  travellers,
] as const;

/** The articles of the media library, the newest of them a day old on `today`. */
export const articles = (today: Day, use: DemoMedia): readonly DemoArticle[] =>
  parts
    .flatMap((part) => part(use))
    .map((draft) => ({ ...draft, published_at: publishedAt(draft.id, today) }))
    .toSorted((one, other) => one.id - other.id);
