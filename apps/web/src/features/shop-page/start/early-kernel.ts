/** Only the page with a place for models reads them; pages of a sent request have a longer address. */
export const takesModels = (path: string): boolean => path.split('/').filter(Boolean).length === 2;

/** Loads the reader of models beside the scripts of the page, which then finds it warm. */
export async function loadKernel(): Promise<void> {
  const { openPartReader } = await import('../../../entities/parts/open-part-reader.ts');
  openPartReader().warmUp();
}
