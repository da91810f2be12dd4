import { readDrawing } from '@truciolo/drawing';
import { sizesOf } from '@truciolo/drawing-fields';
import { PdfError, readPages } from '@truciolo/pdf-pages';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import type { drawingWorker } from './drawing-plan.ts';
import { recogniserParts } from './recogniser-parts.ts';

answerRequests({} as typeof drawingWorker, async ({ file }, ask) => {
  try {
    const pages = await readPages(await ask('bytes'), recogniserParts);
    return { file, parts: readDrawing(pages).parts, sizes: sizesOf(pages) };
  } catch (error) {
    // A damaged or protected file: the person who opens it is told.
    if (error instanceof PdfError) return { file, parts: [], sizes: {} };
    throw error;
  }
});
