import { findOutliers, questionText } from '@truciolo/calibration';
import type { Db } from '../../../platform/database/handles.ts';
import { listMeasured, toObservation } from './measured-repository.ts';

/** Times of a job that are far from what work like it takes, by phase: asked about before they count. */
export async function oddTimes(db: Db): Promise<ReadonlyMap<string, string>> {
  const { questions } = findOutliers((await listMeasured(db)).map(toObservation));
  return new Map(questions.map((question) => [question.observation.job, questionText(question)]));
}
