import { readDrawing } from '@truciolo/drawing';
import { sizesOf } from '@truciolo/drawing-fields';
import { PdfError } from '@truciolo/pdf-pages';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import type { drawingWorker } from './drawing-plan.ts';
import { readSheets } from './read-sheets.ts';

answerRequests({} as typeof drawingWorker, async ({ file, kind }, ask) => {
  try {
    const pages = await readSheets(await ask('bytes'), kind);
    return { file, parts: readDrawing(pages).parts, sizes: sizesOf(pages) };
  } catch (error) {
    // A damaged or protected file: the person who opens it is told.
    if (error instanceof PdfError) return { file, parts: [], sizes: {} };
    throw error;
  }
});
