import { makeLightModel } from '../../../entities/parts/open-part-reader.ts';
import { uploadFile } from './file-calls.ts';

/**
 * Adds a light model beside an attached one, which the user may show to the customer. It runs in the background: a
 * failure is silent, because the model itself is attached. Resolves to whether there is one.
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
