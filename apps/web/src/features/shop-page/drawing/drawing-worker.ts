import { type PartReading, readDrawing } from '@truciolo/drawing';
import { sameMeaning } from '@truciolo/drawing-fields';
import { PdfError, readPdf } from '@truciolo/pdf-pages';
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

async function read(question: DrawingQuestion): Promise<DrawingAnswer> {
  const pages = await readPdf(new Uint8Array(question.bytes), {});
  const { parts, pagesWithoutText } = readDrawing(pages);
  const [part] = parts;
  if (!part || pagesWithoutText.length === pages.length) return { kind: 'failed', problem: 'scan' };
  return { kind: 'done', drawn: factsOf(part, question) };
}

/** One drawing for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<DrawingQuestion>) =>
  void read(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => {
      const isLocked = error instanceof PdfError && error.code === 'password';
      self.postMessage({ kind: 'failed', problem: isLocked ? 'locked' : 'broken' } satisfies DrawingAnswer);
    },
  );
