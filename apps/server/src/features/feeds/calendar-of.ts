import type { Db } from '../../platform/database/handles.ts';
import { listDueJobs, listFollowUps } from './repository.ts';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

interface Asked {
  readonly name: string;
  readonly userGuid: string;
  readonly seesQuotes: boolean;
  readonly publicUrl: string;
  readonly now: Date;
}

const UID_HOST = 'truciolo';

/** Due days of the shop's jobs, and the follow-ups of the user. Amounts never appear: calendars are shared easily. */
export async function calendarOf(
  db: Db,
  { name, userGuid, seesQuotes, publicUrl, now }: Asked,
): Promise<string> {
  const jobs = (await listDueJobs(db)).map(
    ({ guid, number, customerName, code, description, quantity, day }): CalendarEntry => ({
      id: `job-${guid}@${UID_HOST}`,
      day,
      title: `Consegna ${number} · ${customerName}`,
      text: [`${quantity} pezzi`, code, description].filter(Boolean).join(' · '),
      url: `${publicUrl}/dashboard/commesse/${guid}`,
    }),
  );
  const followUps = seesQuotes ? await listFollowUps(db, userGuid) : [];
  const quotes = followUps.map(
    ({ guid, number, customerName, title, firstPart, day }): CalendarEntry => ({
      id: `follow-up-${guid}@${UID_HOST}`,
      day,
      title: `Sollecito ${number} · ${customerName}`,
      text: title || firstPart,
      url: `${publicUrl}/quote-tools/${guid}`,
    }),
  );
  return writeCalendar(name, [...jobs, ...quotes], now);
}
