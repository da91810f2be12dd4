import { DATE } from '../block/plain-values.ts';

/** «12.05-12.10» are two limits. */
const DAY = new RegExp(`^${DATE.source}(?![.,]\\d)`);
/** Groups of digits without a decimal mark, too long for a size; a first group with a zero in front is a dialling code. */
const TELEPHONE = /^(?:(?=(?:\D*\d){8})\d+(?:[\s/-]+\d+)*$|0\d{1,3}[\s/.-]+\d{4,})/;

/** Numbers of days and telephones stand among the sizes where a title block has no cells. */
export const isDayOrTelephone = (text: string) => DAY.test(text) || TELEPHONE.test(text);

/** A unit behind a number that measures something else than a length in the units of the sheet. */
const OTHER_UNIT =
  /^\s*(?:°|['′]|HR[A-C]?\b|H[BV]\w*|Nm\b|N\/|[MG]Pa\b|bar\b|[µμu]m\b|micron|kg\b|gr?\b|%|deg\b|gradi\b|grad\b)/i;
/** Words before such a number. */
const OTHER_WORD =
  /(?:\bHR[A-C]?|\bH[BV]|durezza|hardness|härte|coppia|torque|drehmoment|peso|massa|weight|gewicht)\s*[:=]?\s*$/i;

/** Words and marks of a range: its end is a limit of a printed table of tolerances, and no size of the part. */
const RANGE_BEFORE =
  /(?:[<>≤≥÷]|\d\s*(?:[-–]|\.{2,3}|a|to|bis|à)|\b(?:oltre|fino a|sino a|up to|over|above|bis|über|jusqu['’]à)(?:\s+(?:i|the))?)\s*$/i;

export const isEndOfRange = (before: string) => RANGE_BEFORE.test(before);
export const isOtherUnit = (after: string) => OTHER_UNIT.test(after);
export const isOtherQuantity = (before: string) => OTHER_WORD.test(before);
