import { addDays, addMonths, endOfMonth, readShortDay } from '@truciolo/italian';
import { anyOf } from './any-of.ts';
import type { Range } from './taken.ts';

/** A day that the buyer asks for. */
export interface RequestedDay {
  /** The day, or the Monday of the week; null for "as soon as possible" and for terms that count from the order. */
  readonly day: string | null;
  /** "2026-W48" for a week of the year. */
  readonly week?: string;
  /** "If possible", "about". */
  readonly isSoft: boolean;
  readonly raw: string;
}

type DayMeaning = 'delivery' | 'answer' | 'document';

export interface DayMention extends Range {
  readonly value: RequestedDay;
  readonly meaning: DayMeaning;
  readonly confidence: number;
}

const MONTHS: readonly RegExp[] = [
  /^(gen|jan)/i,
  /^(feb|fév)/i,
  /^(mar|mär)/i,
  /^(apr|avr)/i,
  /^(mag|may|mai)/i,
  /^(giu|jun|juin)/i,
  /^(lug|jul|juil)/i,
  /^(ago|aug|aoû)/i,
  /^(set|sep)/i,
  /^(ott|oct|okt)/i,
  /^(nov)/i,
  /^(dic|dec|dez|déc)/i,
];
export const MONTH =
  '(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)';
/** «Apr 17», «17-apr-26»; «set» and «mar» stand for other things as well. */
const SHORT_MONTH = '(gen|jan|feb|apr|mag|may|giu|jun|lug|jul|ago|aug|sept?|ott|oct|okt|nov|dic|dec|dez)';
const ENGLISH_MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)';
const WEEKDAY_NAMES: readonly RegExp[] = [
  /^(lun|mon)/i,
  /^(mar|tue|die)/i,
  /^(mer|wed|mit)/i,
  /^(gio|thu|don)/i,
  /^(ven|fri|fre)/i,
  /^(sab|sat|sam)/i,
  /^(dom|sun|son)/i,
];

const WEEKDAY =
  '(luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|monday|tuesday|wednesday|thursday|friday|montag|dienstag|mittwoch|donnerstag|freitag)';
const weekdayOf = (name: string): number => WEEKDAY_NAMES.findIndex((pattern) => pattern.test(name));

const pad = (value: number): string => String(value).padStart(2, '0');

/** Monday of a week by ISO 8601: week 1 has the first Thursday of the year. */
export function mondayOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`;
  const monday = addDays(fourth, -isoWeekday(fourth));
  return addDays(monday, (week - 1) * 7);
}

/** 0 for Monday. */
const isoWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A week that is over belongs to the next year. */
function nextWeek(week: number, today: string): { day: string; week: string } | null {
  if (week < 1 || week > 53) return null;
  const year = Number(today.slice(0, 4));
  const isOver = addDays(mondayOfWeek(year, week), 6) < today;
  const of = isOver ? year + 1 : year;
  return { day: mondayOfWeek(of, week), week: `${of}-W${pad(week)}` };
}

/** A day of the year without its year: the next one that comes. */
const coming = (day: string, today: string): string => (day < today ? addMonths(day, 12) : day);

const monthOf = (name: string): number => MONTHS.findIndex((pattern) => pattern.test(name)) + 1;

/** A day by its number, the name of its month and its year, or the next such day. */
function dayOfMonth(
  day: string | undefined,
  month = '',
  year: string | undefined,
  today: string,
): { day: string } | null {
  const full = year === undefined || year.length === 4 ? year : `20${year}`;
  const read = readShortDay(`${day}/${monthOf(month)}/${full ?? today.slice(0, 4)}`, today);
  return read ? { day: full ? read : coming(read, today) } : null;
}

type Reader = (match: RegExpExecArray, today: string) => Omit<RequestedDay, 'isSoft' | 'raw'> | null;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/g,
    ([text]) => {
      const day = readShortDay(text.replaceAll(/[.-]/g, '/'), '2000');
      return day ? { day } : null;
    },
  ],
  [
    /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    ([text], today) => {
      const day = readShortDay(text, today);
      return day ? { day } : null;
    },
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})[°.]?(?:st|nd|rd|th)?\\s+(?:di\\s+|of\\s+)?${MONTH}(?:\\s+(\\d{4}))?`,
      'gi',
    ),
    (match, today) => dayOfMonth(match[1], match[2], match[3], today),
  ],
  [
    // «April 17th», «March 27, 2026».
    new RegExp(
      `(?<!\\p{L})${ENGLISH_MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d{2}))?(?![\\d:]|[.,]\\d|\\s?(?:pcs|pz|pezzi|st(?:k|ück)))`,
      'giu',
    ),
    (match, today) => dayOfMonth(match[2], match[1], match[3], today),
  ],
  [
    new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})[\\s.-]?\\s?${SHORT_MONTH}\\.?(?![\\p{L}\\d])(?:[\\s-](20\\d{2}|\\d{2}(?![\\d\\s]*\\p{L})))?(?!\\d)`,
      'giu',
    ),
    (match, today) => dayOfMonth(match[1], match[2], match[3], today),
  ],
  [
    /(?<![\p{L}\d])(?:sett(?:imana|\.)?|week|wk|cw|kw|woche|semaine)\s*(?:n\.?|nr\.?|n°|no\.?)?\s*(\d{1,2})(?:\s*[/.-]\s*(20\d{2}))?(?![\d])/giu,
    (match, today) => {
      if (!match[2]) return nextWeek(Number(match[1]), today);
      const week = Number(match[1]);
      return week < 54
        ? { day: mondayOfWeek(Number(match[2]), week), week: `${match[2]}-W${pad(week)}` }
        : null;
    },
  ],
  [
    /(?<![\d/.-])(\d{1,2})\s+(?:p\.\s?v\.|c\.\s?m\.|corr(?:ente|\.)(?:\s+mese)?|del mese)(?!\p{L})/giu,
    (match, today) => {
      const inMonth = `${today.slice(0, 8)}${pad(Number(match[1]))}`;
      const day = readShortDay(inMonth < today ? addMonths(inMonth, 1) : inMonth, today);
      return day ? { day } : null;
    },
  ],
  [
    new RegExp(
      `(?:(fine|metà|inizio|end of|mid|beginning of|ende|mitte|anfang)\\s+(?:di\\s+|del mese di\\s+)?)${MONTH}(?:\\s+(\\d{4}))?`,
      'gi',
    ),
    (match, today) => {
      const first = `${match[3] ?? today.slice(0, 4)}-${pad(monthOf(match[2] ?? ''))}-01`;
      const month = match[3] || endOfMonth(first) >= today ? first : addMonths(first, 12);
      const part = (match[1] ?? '').toLowerCase();
      if (/^(fine|end)/.test(part)) return { day: endOfMonth(month) };
      return { day: /^(met|mid|mitte)/.test(part) ? `${month.slice(0, 8)}15` : month };
    },
  ],
  [
    /(?:fine|end of(?: the| this)?|ende(?: des)?)\s+(?:del\s+)?(?:corrente\s+|c\.?\s?)?(mese(?: prossimo)?|month|monats?)/gi,
    (match, today) => ({ day: endOfMonth(/prossimo/i.test(match[0]) ? addMonths(today, 1) : today) }),
  ],
  [
    /(?:fine|end of(?: the)?|ende(?: des)?)\s+(?:dell['’])?(anno|year|jahres?)/gi,
    (_, today) => ({ day: `${today.slice(0, 4)}-12-31` }),
  ],
  [
    new RegExp(
      `(?<=entro\\s(?:(?:il|e non oltre)\\s)?|by\\s|bis\\s|per\\s|(?<!\\d)x\\s)${WEEKDAY}(?!\\p{L})(?!,?\\s+(?:the |den |dem )?\\d)`,
      'giu',
    ),
    (match, today) => {
      const ahead = (weekdayOf(match[1] ?? '') - isoWeekday(today) + 7) % 7;
      return { day: addDays(today, ahead === 0 ? 7 : ahead) };
    },
  ],
  [
    new RegExp(`(?<!\\p{L})${WEEKDAY}\\s+(\\d{1,2})(?![\\d/.:-]*\\d)`, 'giu'),
    (match, today) => {
      // «Venerdì 20»: the next such day of a month, which must be that day of the week.
      const inMonth = `${today.slice(0, 8)}${pad(Number(match[2]))}`;
      const day = readShortDay(inMonth < today ? addMonths(inMonth, 1) : inMonth, today);
      return day && isoWeekday(day) === weekdayOf(match[1] ?? '') ? { day } : null;
    },
  ],
  [
    /(?:entro|in|within|innerhalb von|nei prossimi)\s+(\d{1,3})\s*(gg\.?|giorni|days|tagen?|settimane|weeks|wochen)(?!\p{L})/giu,
    (match, today) => {
      const days = Number(match[1]) * (/^(sett|week|woche)/i.test(match[2] ?? '') ? 7 : 1);
      return { day: addDays(today, days) };
    },
  ],
  [
    /(\d{1,2})\s*(settimane|gg\.?|giorni|weeks|wochen|working days|giorni lavorativi)\s*(?:lavorativi\s*)?(?:dalla?\s+)?(?:data|dall['’]|from|ab|after)\s*(?:d['’])?(?:ordine|order|bestellung|auftrag)/gi,
    () => ({ day: null }),
  ],
  [
    /(?<=(?:consegna|delivery|lieferzeit)(?:\s{0,3}:)?\s{1,3})(\d{1,2})\s*(gg\.?|giorni|days|tagen?|settimane|weeks|wochen)(?!\p{L})/giu,
    (match, today) => ({
      day: addDays(today, Number(match[1]) * (/^(sett|week|woche)/i.test(match[2] ?? '') ? 7 : 1)),
    }),
  ],
  [
    /(?:il\s+)?prima possibile|quanto prima|al più presto|asap|as soon as possible|so bald wie möglich|schnellstmöglich/gi,
    () => ({ day: null }),
  ],
  [
    new RegExp(
      `(?<=entro\\s(?:il\\s|e non oltre il\\s)?|per il\\s|dal\\s|by\\s|bis(?: zum)?\\s|al\\s|:\\s|${WEEKDAY},?\\s(?:il\\s|den\\s)?)\\d{1,2}[/.]\\d{1,2}(?![\\d/]|\\.\\d)`,
      'gi',
    ),
    ([text], today) => {
      const day = readShortDay(text.replace('.', '/'), today);
      return day ? { day: coming(day, today) } : null;
    },
  ],
];

const ANSWER = anyOf(
  /(?:offert|quotazion|preventiv|riscontr|rispost|rispond|conferma d['’]ordine|conferma ordine|quotare|quotat|quotation|quote (?:us )?(?:by|before|until)|(?:quotes?|offers?|bids?|quotation|response|submission) (?:are |is )?(?:due|deadline|closing)|presentazione|abgabefrist|your offer|reply|answer|angebot|antwort|rückmeldung|fa(?:mmi|teci|temi|cci) sapere|let (?:me|us) know|bescheid)[^.;]{0,60}$/iu,
  /(?:prezz[oi]|prices?)[^.;]{0,40}(?:pervenire|inviar\p{L}*|avere|ricever\p{L}*)[^.;]{0,30}$/iu,
  /(?:inviar\p{L}*|mandar\p{L}*|far\p{L}* avere|comunicar\p{L}*|let (?:us|me) have|send (?:us|me))[^.;]{0,40}(?:prezz[oi]|prices?)[^.;]{0,40}$/iu,
  /prezz[oi](?:\s+per\s+(?:favore|cortesia))?,?\s+entro(?:\s+\p{L}+){0,4}\s*$/iu,
);
const DELIVERY =
  /(?:consegn|serv(?:e|ono|irebb)|ci serve|mi serv|bisogno|arriv|pront[ioae]|deliver|need|lieferung|liefertermin|lieferzeit|benötig|dal\s*$)[^.;]{0,60}$/i;
const DOCUMENT = /(?:\bdel\s*$|\bdated\s*$|\bvom\s*$|\bdata:?\s*$|valid[oiae][^.;]{0,30}$)/i;
const SOFT = /se possibile|possibilmente|circa|indicativ|if possible|wenn möglich|orientativ/i;

/** «Per il 20 marzo riesci a quotare?». */
const ANSWER_BEHIND =
  /^\s*(?:riesc\p{L}+|potet[ei]|puoi|potrest[ei]|ce la fa\p{L}*)\s+(?:a\s+)?(?:\p{L}+\s+){0,2}(?:quotar\p{L}*|prezz[oi]|offerta|quotazion[ei]|preventivo)/iu;

/** «Ihr Angebot inkl. Lieferzeit bis …», «prices and lead times by …»: the answer shall name them. */
const TIME_TO_NAME =
  /(?:inkl\.?|incl\.?|inklusive|einschließlich|including|mit|con|und|and|e|ed)\s+(?:(?:angabe|der|die|the|i|il|relativi?)\s+){0,2}(?:lieferzeit\p{L}*|liefertermin\p{L}*|lead ?times?|delivery times?|(?:tempi|termini) di consegna)/giu;

function meaningOf(written: string, behind: string): DayMeaning {
  const before = written.replace(TIME_TO_NAME, '');
  if (DOCUMENT.test(before)) return 'document';
  if (ANSWER_BEHIND.test(behind)) return 'answer';
  const [answer, delivery] = [ANSWER.exec(before)?.index ?? -1, DELIVERY.exec(before)?.index ?? -1];
  return answer > delivery ? 'answer' : 'delivery';
}

/** Days that a stretch of text names, each with its meaning. */
export function daysIn(text: string, today: string): readonly DayMention[] {
  const found: DayMention[] = [];
  for (const [pattern, read] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => range.start < other.end && other.start < range.end)) continue;
      const value = read(match, today);
      if (!value) continue;
      const before = text.slice(Math.max(0, range.start - 120), range.start);
      const lead =
        /(?:entro(?: e non oltre)?(?: il)?|per(?: la| il)?|(?<![\p{L}\d])x(?: il)?|by|before|until|bis(?: zum)?|consegna)\s*:?\s*$/iu.exec(
          before,
        )?.[0] ?? '';
      const meaning = meaningOf(before, text.slice(range.end, range.end + 80));
      const isSoft = SOFT.test(text);
      const isClear = DELIVERY.test(before) || ANSWER.test(before) || lead !== '';
      const raw = `${lead}${match[0]}`.trim();
      found.push({ ...range, value: { ...value, isSoft, raw }, meaning, confidence: isClear ? 0.92 : 0.7 });
    }
  }
  return found.sort((one, two) => one.start - two.start);
}
