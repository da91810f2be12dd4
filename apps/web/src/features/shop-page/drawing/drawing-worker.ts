import { type PartReading, readDrawing } from '@truciolo/drawing';
import { sameMeaning } from '@truciolo/drawing-fields';
import { PdfError, readPages } from '@truciolo/pdf-pages';
import { treatmentsIn } from '@truciolo/request';
import type { DrawingProblem, DrawnFacts } from '../parts/shop-part.ts';

export interface DrawingQuestion {
  readonly bytes: ArrayBuffer;
  readonly materials: readonly { readonly guid: string; readonly name: string }[];
  readonly treatments: readonly string[];
}

export type DrawingAnswer =
  | { readonly kind: 'done'; readonly drawn: DrawnFacts }
  | { readonly kind: 'failed'; readonly problem: DrawingProblem };

const MOST_NOTES = 6;

/** The offered treatment that means the same as the text of the sheet, in whatever language either is written. */
function treatmentOf(text: string, offered: readonly string[]): number | null {
  const asked = treatmentsIn(text).map(({ name }) => name);
  const found = offered.findIndex((name) => treatmentsIn(name).some((one) => asked.includes(one.name)));
  return found === -1 ? null : found;
}

function factsOf(part: PartReading, { materials, treatments }: DrawingQuestion): DrawnFacts {
  const material = part.material?.value ?? '';
  const treatment = [part.heatTreatment, part.surfaceTreatment].map((found) => found?.value ?? '').join(' ');
  const texts = [...part.fits, ...part.threads, ...(part.generalTolerance ? [part.generalTolerance] : [])];
  return {
    title: part.title?.value ?? '',
    material,
    materialGuid: material
      ? (materials.find(({ name }) => sameMeaning('material', name, material))?.guid ?? null)
      : null,
    treatment: treatmentOf(treatment, treatments),
    quantity: part.quantity?.confidence === 'sure' ? part.quantity.value : null,
    notes: [...new Set(texts.map(({ text }) => text.replace(/\s+/g, ' ')))].slice(0, MOST_NOTES),
  };
}

/** A sheet without text of its own. */
class Scanned extends Error {}

/** The recogniser is 7 MB: a buyer on a phone chooses two fields instead, and the shop reads the scan. */
const noRecogniser = (): Promise<never> => Promise.reject(new Scanned());

function problemOf(error: unknown): DrawingProblem {
  if (error instanceof Scanned) return 'scan';
  return error instanceof PdfError && error.code === 'password' ? 'locked' : 'broken';
}

async function read(question: DrawingQuestion): Promise<DrawingAnswer> {
  const pages = await readPages(new Uint8Array(question.bytes), noRecogniser);
  const { parts, pagesWithoutText } = readDrawing(pages);
  const [part] = parts;
  if (!part || pagesWithoutText.length === pages.length) return { kind: 'failed', problem: 'scan' };
  return { kind: 'done', drawn: factsOf(part, question) };
}

/** One drawing for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<DrawingQuestion>) =>
  void read(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) =>
      self.postMessage({ kind: 'failed', problem: problemOf(error) } satisfies DrawingAnswer),
  );
