import type { Day } from '../days.ts';
import type { DemoMedia } from '../media.ts';
import { access } from './access.ts';
import { acoustics } from './acoustics.ts';
import { boxOffice } from './box-office.ts';
import { chorus } from './chorus.ts';
import { cloakroom } from './cloakroom.ts';
import { contact } from './contact.ts';
import { discounts } from './discounts.ts';
import { easyAccessibility } from './easy/accessibility.ts';
import { easyMore } from './easy/more.ts';
import { easyStart } from './easy/start.ts';
import { easyUse } from './easy/use.ts';
import { easyVisit } from './easy/visit.ts';
import { families } from './families.ts';
import { festivalWords } from './festival-words.ts';
import { firstConcert } from './first-concert.ts';
import { friends } from './friends.ts';
import { gettingHere } from './getting-here.ts';
import { hire } from './hire.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { house } from './house.ts';
import { houseRules } from './house-rules.ts';
import { jobs } from './jobs.ts';
import { newsletter } from './newsletter.ts';
import { organ } from './organ.ts';
import type { DemoPage } from './page.ts';
import { partners } from './partners.ts';
import { plans } from './plans.ts';
import { press } from './press.ts';
import { questions } from './questions.ts';
import { schools } from './schools.ts';
import { seating } from './seating.ts';
import { subscriptions } from './subscriptions.ts';
import { sustainability } from './sustainability.ts';
import { magazine, programme, team } from './system.ts';
import { takePart } from './take-part.ts';
import { tickets } from './tickets.ts';
import { visit } from './visit.ts';
import { vouchers } from './vouchers.ts';
import { workshops } from './workshops.ts';

const parts = [
  ...[home, programme, magazine, team],
  ...[tickets, boxOffice, discounts, vouchers, subscriptions, newsletter],
  ...[visit, gettingHere, access, seating, cloakroom, firstConcert, families],
  ...[questions, houseRules],
  ...[house, history, acoustics, organ, sustainability, partners, friends],
  ...[hire, plans, jobs, press],
  ...[takePart, schools, chorus, workshops],
  ...[contact, festivalWords],
  ...[easyStart, easyUse, easyAccessibility, easyMore, easyVisit],
] as const;

/** The CMS pages of the demo venue, with `use` for their pictures and films. */
export const pages = (today: Day, use: DemoMedia): readonly DemoPage[] =>
  parts.map((part) => part(use, today));
