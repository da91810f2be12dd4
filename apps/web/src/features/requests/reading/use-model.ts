import { useQuery } from '@tanstack/react-query';
import type { RequestFile, RequestPosition } from '@truciolo/contract';
import { mergeModel } from '@truciolo/drawing-fields';
import { useEffect, useRef } from 'react';
import { openPartReader } from '../../../entities/parts/open-part-reader.ts';
import { fileBytesQuery } from '../api/file-bytes.ts';

const MODELS: readonly RequestFile['kind'][] = ['step', 'iges'];

const isCompared = ({ fields }: RequestPosition, file: string): boolean =>
  Object.values(fields).some(({ readings }) =>
    readings.some(({ proofs }) => proofs.some((proof) => proof.from === 'model' && proof.file === file)),
  );

/** The model of a position that was not yet compared with its drawing. */
export const modelOf = (position: RequestPosition, files: readonly RequestFile[]): RequestFile | undefined =>
  files.find(
    ({ guid, kind }) => position.files.includes(guid) && MODELS.includes(kind) && !isCompared(position, guid),
  );

/**
 * Measures the model of a position, once its drawing has been read, and hands on the fields with the sizes of both. An
 * assembly of several solids has no single box: it is not compared.
 */
export function useModel(
  file: RequestFile | undefined,
  position: RequestPosition,
  onFields: (fields: RequestPosition['fields'], opened: RequestPosition) => void,
): void {
  const { data: bytes } = useQuery({ ...fileBytesQuery(file), enabled: file !== undefined });
  const now = useRef({ position, onFields });
  now.current = { position, onFields };
  const guid = file?.guid;
  const name = file?.name ?? '';
  useEffect(() => {
    if (!bytes || !guid) return;
    const boxes: { box: readonly number[]; volume: number }[] = [];
    const source = { name, size: bytes.byteLength, arrayBuffer: async () => bytes.slice(0) };
    const running = openPartReader().read(source, (answer) => {
      if (answer.type === 'measures') boxes.push(answer.measures);
      const [only, ...others] = boxes;
      if (answer.type !== 'done' || !only || others.length > 0) return;
      const { position: opened, onFields: tell } = now.current;
      tell(mergeModel(opened, { file: guid, ...only }), opened);
    });
    return () => running.cancel();
  }, [bytes, guid, name]);
}
