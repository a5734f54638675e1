import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

type ImageFile = [path: string, content: Uint8Array | undefined];

/** The files of a PGlite directory, each folder before what lies in it. */
export function readImage(folder: string): ImageFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry): ImageFile => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isFile() ? readFileSync(path) : undefined];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A copy of an image in memory: it opens in half the time that unpacking an archive takes. */
export class ImageFs extends MemoryFS {
  readonly #image: ImageFile[];

  constructor(image: ImageFile[]) {
    super();
    this.#image = image;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('The database has not begun to open.');
    const home = '/pglite/data';
    files.mkdirTree(home);
    for (const [path, content] of this.#image) {
      if (content === undefined) files.mkdir(`${home}/${path}`);
      else files.writeFile(`${home}/${path}`, Uint8Array.from(content), { canOwn: true });
    }
  }
}
