import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openRecogniser, type Recogniser } from '@truciolo/pdf-pages';

const require = createRequire(import.meta.url);

/** The data of both languages in one folder, as the recogniser wants them. */
function languageFolder(): string {
  const folder = join(process.cwd(), '.cache', 'ocr-languages');
  mkdirSync(folder, { recursive: true });
  for (const code of ['ita', 'eng']) {
    const home = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
    copyFileSync(
      join(home, '4.0.0_best_int', `${code}.traineddata.gz`),
      join(folder, `${code}.traineddata.gz`),
    );
  }
  return folder;
}

/** Opens the recogniser with the first scan; folders of text drawings never load it. */
export function lazyRecogniser() {
  let opened: Promise<Recogniser> | null = null;
  return {
    open: () => {
      opened ??= openRecogniser({ languagePath: languageFolder() });
      return opened;
    },
    close: async () => {
      await (await opened)?.close();
    },
  };
}
