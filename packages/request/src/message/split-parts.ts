/** A line of the text, from `start` to before `end`, without its line end. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The lines of a message, sorted by the part that they belong to. */
export interface MessageParts {
  /** New text of the sender: the request. */
  readonly body: readonly Line[];
  readonly signature: readonly Line[];
  /** Earlier messages below the new text. */
  readonly history: readonly Line[];
  /** The request was forwarded by a colleague: the sender that the forwarded text names. */
  readonly forwarded: { readonly name: string; readonly address: string } | null;
  /** Note of the colleague above a forwarded text. */
  readonly note: readonly Line[];
}

/** Longest text that is read. */
const TEXT_CHARACTERS = 200_000;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.slice(0, TEXT_CHARACTERS).split('\n')) {
    lines.push({ text: line, start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

const FORWARD =
  /^[\s>*_-]*(messaggio inoltrato|inizio messaggio inoltrato|forwarded message|begin forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten)/i;
const ORIGINAL =
  /^[\s>*_-]*(messaggio originale|original message|original-nachricht|ursprüngliche nachricht|messaggio precedente)[\s*_-]*$/i;
const WROTE =
  /^[\s>]*(il (giorno )?.{3,120}(ha scritto|scrive)|on .{3,120} wrote|am .{3,120} schrieb.{0,80})\s*:?\s*$/i;
const FIELD =
  /^[\s>*]*(da|from|von|mittente|inviato|sent|gesendet|data|date|datum|a|to|an|cc|oggetto|subject|betreff|rispondi a|reply-to)\s*:\**\s/i;
const SENDER_FIELD = /^[\s>*]*(?:da|from|von|mittente)\s*:\**\s*(.*)$/i;
const SUBJECT_FIELD = /^[\s>*]*(?:oggetto|subject|betreff)\s*:\**\s*(.*)$/i;
const QUOTED = /^\s*>/;
const FORWARD_SUBJECT = /^\s*(i|fwd?|inoltra|inoltro|wg)\s*:/i;

/** A block of at least three header lines such as "Da: … Inviato: … Oggetto: …". */
function headerLength(lines: readonly Line[], at: number): number {
  if (!SENDER_FIELD.test(lines[at]?.text ?? '') && !FIELD.test(lines[at]?.text ?? '')) return 0;
  let fields = 0;
  let length = 0;
  while (length < 10) {
    const text = lines[at + length]?.text ?? '';
    if (FIELD.test(text)) fields += 1;
    else if (text.trim() === '' || !/^\s/.test(text)) break;
    length += 1;
  }
  return fields >= 3 ? length : 0;
}

function addressIn(text: string): { name: string; address: string } | null {
  const address = /[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,5}/.exec(text)?.[0];
  if (address === undefined) return null;
  const name = text
    .slice(0, text.indexOf(address))
    .replaceAll(/[<>"'*[\]]|mailto:/g, '')
    .trim();
  return { name, address };
}

interface Cut {
  /** Index of the first line that is not new text. */
  readonly at: number;
  /** Index of the first line of the earlier message. */
  readonly content: number;
  readonly forwarded: boolean;
  readonly sender: { name: string; address: string } | null;
  /** Subject of the earlier message, where its head names one. */
  readonly subject: string;
}

function findCut(lines: readonly Line[], subject: string): Cut | null {
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? '';
    const isForward = FORWARD.test(text);
    const isMark = isForward || ORIGINAL.test(text) || /^_{10,}\s*$/.test(text);
    // "Il giorno …" may be broken over two lines.
    const isOneLine = WROTE.test(text);
    const isTwoLines =
      /^[\s>]*(il|on|am)\b/i.test(text) && WROTE.test(`${text} ${lines[at + 1]?.text ?? ''}`);
    if (isOneLine || isTwoLines)
      return { at, content: at + (isOneLine ? 1 : 2), forwarded: false, sender: null, subject: '' };
    let head = at + (isMark ? 1 : 0);
    while (isMark && (lines[head]?.text ?? 'x').trim() === '' && head < lines.length) head += 1;
    const length = headerLength(lines, head);
    if (length === 0) {
      if (isForward || ORIGINAL.test(text))
        return { at, content: at + 1, forwarded: isForward, sender: null, subject: '' };
      continue;
    }
    const fields = lines.slice(head, head + length);
    const sender = fields
      .map((line) => addressIn(SENDER_FIELD.exec(line.text)?.[1] ?? ''))
      .find((found) => found !== null);
    return {
      at,
      content: head + length,
      forwarded: isForward || FORWARD_SUBJECT.test(subject),
      sender: sender ?? null,
      subject: fields.map((line) => SUBJECT_FIELD.exec(line.text)?.[1]).find(Boolean) ?? '',
    };
  }
  return null;
}

const unquoted = (line: Line): Line => {
  const mark = /^[\s>]*/.exec(line.text)?.[0].length ?? 0;
  return { text: line.text.slice(mark), start: line.start + mark, end: line.end };
};

/** Lines that were copied from a chat: «[09:12, 6/3/2026] Luca Beta: …», «06/03/26, 09:12 - Luca Beta: …». */
const CHAT_STAMP =
  /^\s*(?:\[(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?,\s*\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}[:.]\d{2}\s+-)\s*[^:\n]{1,40}:\s+/;
const withoutStamp = (line: Line): Line => {
  const length = CHAT_STAMP.exec(line.text)?.[0].length ?? 0;
  return { text: line.text.slice(length), start: line.start + length, end: line.end };
};

const CLOSING =
  /^\s*(ringraziando\b.{0,60}|in attesa\b.{0,80}|resto in attesa.{0,60}|((cordiali|distinti|cari|tanti|migliori) )?saluti\b.{0,30}|un cordiale saluto.{0,20}|cordialmente|grazie([ ,].{0,40})?|buon lavoro.{0,20}|(best|kind|warm|with kind|with best) regards.{0,10}|regards|sincerely.{0,10}|many thanks.{0,20}|thanks.{0,30}|thank you.{0,30}|mit freundlichen gr(ü|ue)(ß|ss)en|freundliche gr(ü|ue)(ß|ss)e.{0,20}|viele gr(ü|ue)(ß|ss)e|mfg|vielen dank.{0,40})[\s,.!]*$/i;
const DELIMITER = /^--\s*$/;
const LEGAL =
  /^\s*(questo messaggio|il presente messaggio|le informazioni contenute|ai sensi del|informativa|avvertenza|this e-?mail|this message|confidentiality|diese e-?mail|inviato da|sent from|von meinem)/i;
const OFFICIAL =
  /(p\.?\s*i(va|\.)|partita iva|c\.?f\.?\s*[/:]|\btel\b|\bcell\b|\bphone\b|ust-?id|cap\. soc|\bs\.?r\.?l\b|\bs\.?p\.?a\b|\bgmbh\b|www\.)/i;

/** Forwards of forwards that are opened. */
const DEEPEST_FORWARD = 10;

/** Index of the first line of the signature, or the length of the body. */
function signatureStart(lines: readonly Line[]): number {
  const delimiter = lines.findIndex(({ text }) => DELIMITER.test(text));
  const end = delimiter < 0 ? lines.length : delimiter;
  for (let at = end - 1; at >= Math.max(0, end - 25); at -= 1) {
    if (CLOSING.test(lines[at]?.text ?? '')) return at;
  }
  if (delimiter >= 0) return delimiter;
  const legal = lines.findIndex(({ text }) => LEGAL.test(text));
  const last = legal < 0 ? lines.length : legal;
  // Without a closing, the last paragraph that holds official data.
  let from = last;
  while (from > 0 && (lines[from - 1]?.text ?? '').trim() === '') from -= 1;
  let top = from;
  while (top > 0 && (lines[top - 1]?.text ?? '').trim() !== '' && from - top < 8) top -= 1;
  const block = lines.slice(top, from);
  const isOfficial = top > 0 && block.some(({ text }) => OFFICIAL.test(text));
  return isOfficial ? top : last;
}

/** A forwarded message that only passes another one on: its own words have no number. */
function innermost(lines: readonly Line[], cut: Cut): { readonly inner: readonly Line[]; readonly cut: Cut } {
  let here = { inner: lines.slice(cut.content).map(unquoted), cut };
  for (let depth = 0; depth < DEEPEST_FORWARD; depth += 1) {
    const next = findCut(here.inner, here.cut.subject);
    if (!next?.forwarded) break;
    const own = here.inner.slice(0, next.at);
    if (own.slice(0, signatureStart(own)).some(({ text }) => /\d/.test(text))) break;
    here = { inner: here.inner.slice(next.content).map(unquoted), cut: next };
  }
  return here;
}

/** Sorts the lines of a message: new text, signature, earlier messages; a forwarded message counts as the new text. */
export function splitParts(text: string, subject: string): MessageParts {
  const lines = linesOf(text).map(withoutStamp);
  const cut = findCut(lines, subject);
  if (cut?.forwarded) {
    const { inner, cut: last } = innermost(lines, cut);
    const nested = findCut(inner, subject);
    const own = nested && nested.at > 0 ? inner.slice(0, nested.at) : inner;
    const from = signatureStart(own);
    return {
      body: own.slice(0, from),
      signature: own.slice(from),
      history: nested && nested.at > 0 ? inner.slice(nested.at) : [],
      forwarded: last.sender ?? { name: '', address: '' },
      note: lines.slice(0, cut.at),
    };
  }
  const above = lines.slice(0, cut?.at ?? lines.length);
  const below = lines.slice(cut?.content ?? lines.length);
  // Answers may stand between the quoted lines; without such marks everything below is old.
  const isMarked = below.some(({ text: line }) => QUOTED.test(line));
  const own = (isMarked ? [...above, ...below] : above).filter((line) => !QUOTED.test(line.text));
  const from = signatureStart(own);
  return {
    body: own.slice(0, from),
    signature: own.slice(from),
    history: isMarked
      ? lines.filter((line) => QUOTED.test(line.text))
      : [...above.filter((line) => QUOTED.test(line.text)), ...below],
    forwarded: null,
    note: [],
  };
}
