interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the kernel, seven megabytes, may be loaded for a visitor who has chosen no file yet: somebody with a mouse, on a
 * fast line that is not paid by volume. Phones load it when the list of files opens.
 */
export function mayLoadEarly(page: Window): boolean {
  const { connection } = page.navigator as Navigator & { readonly connection?: Line };
  const isFast = !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
  return isFast && page.matchMedia('(pointer: fine)').matches;
}

/** Only the page with a place for models reads them; pages of a sent request have a longer address. */
export const takesModels = (path: string): boolean => path.split('/').filter(Boolean).length === 2;

/** Loads the reader of models beside the scripts of the page, which then finds it warm. */
export async function loadKernel(): Promise<void> {
  const { openPartReader } = await import('../../../entities/parts/open-part-reader.ts');
  openPartReader().warmUp();
}
