import { makeLightModel } from '../../../entities/parts/open-part-reader.ts';
import { uploadFile } from './file-calls.ts';

/**
 * Puts a light model of an attached one beside it, for the customer to turn where somebody chooses so. Nobody asked for
 * it and nobody waits: where it cannot be made nothing is said, the model itself is attached. Answers whether there is one.
 */
export async function addLightModel(quoteGuid: string, positionId: string, model: File): Promise<boolean> {
  const light = await makeLightModel(model);
  if (!light) return false;
  const file = new File([light as Uint8Array<ArrayBuffer>], `${model.name.replace(/\.[^.]*$/, '')}.mesh`);
  const sending = { onProgress: () => {}, signal: new AbortController().signal };
  return uploadFile(quoteGuid, positionId, file, sending).then(
    () => true,
    () => false,
  );
}
