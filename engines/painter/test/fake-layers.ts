/** Elements that need a layer of their own inside another layer: such a drawing can abort the renderer. */
export function layersWithinLayers(svg: string): string[] {
  const drawing = svg.slice(svg.indexOf('</defs>') + '</defs>'.length);
  const open: boolean[] = [];
  const found: string[] = [];
  for (const [tag] of drawing.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const isLayer = / (?:filter|clip-path|mask|opacity|style)="/.test(tag);
    if (isLayer && open.includes(true)) found.push(tag.slice(0, 120));
    if (!tag.endsWith('/>')) open.push(isLayer);
  }
  return found;
}
