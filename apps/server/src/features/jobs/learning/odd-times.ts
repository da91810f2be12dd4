import { findOutliers, questionText } from '@truciolo/calibration';
import type { Db } from '../../../platform/database/handles.ts';
import { listMeasured, toObservation } from './measured-repository.ts';

/** Outliers by phase: times far from those of similar work, which raise a question before they count. */
export async function oddTimes(db: Db): Promise<ReadonlyMap<string, string>> {
  const { questions } = findOutliers((await listMeasured(db)).map(toObservation));
  return new Map(questions.map((question) => [question.observation.job, questionText(question)]));
}
