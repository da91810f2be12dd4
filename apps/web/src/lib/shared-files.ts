// Files that another app shared with this one ("Condividi" on a phone), kept on the device until they are sent.

const CACHE = 'shared-files';
const NAME_HEADER = 'x-file-name';
const TEXT_NAME = 'testo condiviso.txt';

const texts = (form: FormData): string =>
  ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join('\n');

/** Keeps the files and the text of a share beside those that wait already. */
export async function keepShared(form: FormData): Promise<void> {
  const cache = await caches.open(CACHE);
  const text = texts(form);
  const files = form.getAll('files').filter((part): part is File => part instanceof File);
  const all = text === '' ? files : [...files, new File([text], TEXT_NAME, { type: 'text/plain' })];
  for (const file of all)
    await cache.put(
      `/shared/${crypto.randomUUID()}`,
      new Response(file, { headers: { [NAME_HEADER]: encodeURIComponent(file.name) } }),
    );
}

/** Browsers without a secure context have no caches, and no shares either. */
const hasCaches = (): boolean => 'caches' in globalThis;

export async function hasShared(): Promise<boolean> {
  if (!hasCaches() || !(await caches.has(CACHE))) return false;
  return (await (await caches.open(CACHE)).keys()).length > 0;
}

interface Shared {
  readonly files: readonly File[];
  readonly text: string;
  /** Forgets them once they were sent. */
  readonly forget: () => Promise<void>;
}

/** The kept files; null when nothing waits. */
export async function readShared(): Promise<Shared | null> {
  if (!(await hasShared())) return null;
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  const keys = await cache.keys();
  for (const key of keys) {
    const kept = await cache.match(key);
    if (!kept) continue;
    const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? 'file');
    files.push(new File([await kept.blob()], name));
  }
  const written = files.filter(({ name }) => name === TEXT_NAME);
  const text = (await Promise.all(written.map((file) => file.text()))).join('\n');
  return {
    files: files.filter((file) => !written.includes(file)),
    text,
    forget: async () => {
      for (const key of keys) await cache.delete(key);
    },
  };
}
