import { parseSync } from 'vite';

interface Source {
  path: string;
  text: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? '';

/** The names that a file exports and that are components: they begin with a capital and exist at run time. */
function componentsIn({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  return [...nodesOf(program)]
    .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
    .map(({ declaration }) => declaration as (Node & { declarations?: { id: unknown }[] }) | null)
    .flatMap((made) => [made?.id, ...(made?.declarations ?? []).map(({ id }) => id)])
    .map(nameOf)
    .filter((name) => /^[A-Z][a-z]/.test(name));
}

/** The names of the elements that a file shows. */
function shownIn({ path, text }: Source): string[] {
  const { program } = parseSync(path, text);
  return [...nodesOf(program)]
    .filter(({ type }) => type === 'JSXOpeningElement')
    .map(({ name }) => nameOf(name))
    .filter((name) => name !== '');
}

/** Components of `ui` that the style page does not show, but for those that come with another one. */
export function missingOnStylePage(ui: Source[], page: Source[], comesWith: Record<string, string>): string[] {
  const shown = new Set(page.flatMap(shownIn));
  return ui.flatMap((file) =>
    componentsIn(file)
      .filter((name) => !shown.has(name) && !shown.has(comesWith[name] ?? name))
      .map((name) => `${name} of ${file.path}`),
  );
}
