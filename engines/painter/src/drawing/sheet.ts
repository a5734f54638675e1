import type { Colour } from './colour.ts';
import { exact, n } from './shape.ts';

/** A stop of a gradient: offset 0–1, colour, opacity. */
export type Stop = readonly [place: number, colour: Colour, opacity?: number];

export interface Look {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  blur?: number;
  dash?: string;
  transform?: string;
}

/** An SVG under construction: equal gradients, clips and blurs are defined once and referenced by id. */
export interface Sheet {
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string;
  radial(centre: readonly [number, number], radius: number, stops: readonly Stop[], squash?: string): string;
  path(d: string, look: Look): string;
  dot(x: number, y: number, radius: number, look: Look): string;
  /** An oval that fades out towards its edge: as good as a blurred one, and far cheaper. */
  soft(x: number, y: number, rx: number, ry: number, colour: Colour, opacity: number, turn?: number): string;
  /** Transforms or blurs content as one group. Blurred content must not contain blurs or clips itself. */
  group(content: string, look: Pick<Look, 'blur' | 'transform'>): string;
  /** A pattern of small drawings, as a fill. */
  weave(width: number, height: number, content: string, transform?: string): string;
  /** The same sheet, but with a clip path around everything that is drawn on it. */
  clippedTo(d: string): Sheet;
  /** The finished drawing. */
  close(content: string, width: number, height: number): string;
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([place, colour, opacity = 1]) => {
      const faint = opacity === 1 ? '' : ` stop-opacity="${exact(opacity)}"`;
      return `<stop offset="${exact(place)}" stop-color="${colour}"${faint}/>`;
    })
    .join('');

/** How a soft oval fades, from its middle to its edge. */
const FADE = [
  [0, 1],
  [0.22, 0.88],
  [0.45, 0.56],
  [0.68, 0.22],
  [0.86, 0.05],
  [1, 0],
] as const;

const MARGINS = [8, 16, 32, 64, 128, 256, 600];

/** Room for a blur round a shape, in whole percents of its size, so that few different filters are needed. */
function roomFor(d: string, blur: number, stroke: number): [number, number] {
  if (d.length > 3000) return [16, 16];
  if (/[HVAhvalcq]/.test(d)) return [64, 64];
  const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  numbers.forEach((value, index) => {
    const axis = index % 2;
    bounds[axis] = Math.min(bounds[axis] ?? 0, value);
    bounds[axis + 2] = Math.max(bounds[axis + 2] ?? 0, value);
  });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds;
  const pick = (size: number) => {
    const need = ((blur * 3 + stroke) / Math.max(1, size)) * 100;
    return MARGINS.find((margin) => margin >= need) ?? 600;
  };
  return [pick(x1 - x0), pick(y1 - y0)];
}

const CUT = /<path [^>]* clip-path="url\(#(\w+)\)"\/>|<g clip-path="url\(#(\w+)\)">(<ellipse [^>]*>)<\/g>/y;

/** Merges neighbouring elements with the same clip path and no blur into one clipped group, which renders faster. */
function joinCuts(content: string): string {
  let out = '';
  let open = '';
  let at = 0;
  const start = /<(?:path|g) [^>]*clip-path=/g;
  const shut = (): void => {
    if (open) out += '</g>';
    open = '';
  };
  while (at < content.length) {
    CUT.lastIndex = at;
    const found = CUT.exec(content);
    const [whole = '', path, oval, ellipse] = found ?? [];
    const id = path ?? oval ?? '';
    if (found && !whole.includes(' filter="') && (ellipse || !whole.includes(' transform="'))) {
      if (open !== id) {
        shut();
        out += `<g clip-path="url(#${id})">`;
        open = id;
      }
      out += ellipse ?? whole.replace(/ clip-path="[^"]*"/, '');
      at += whole.length;
      continue;
    }
    shut();
    start.lastIndex = at + 1;
    const next = start.exec(content)?.index ?? content.length;
    out += content.slice(at, next);
    at = next;
  }
  shut();
  return out;
}

/** A fresh sheet. Its ids begin with `prefix`. */
export function openSheet(prefix = 'a'): Sheet {
  const names = new Map<string, string>();
  const defs: string[] = [];

  const define = (make: (id: string) => string): string => {
    const key = make('');
    const known = names.get(key);
    if (known) return known;
    const id = `${prefix}${names.size.toString(36)}`;
    names.set(key, id);
    defs.push(make(id));
    return id;
  };
  const fillOf = (make: (id: string) => string): string => `url(#${define(make)})`;
  const blurOf = (amount: number, [mx, my]: [number, number]): string => {
    const region = `x="-${mx}%" y="-${my}%" width="${100 + 2 * mx}%" height="${100 + 2 * my}%"`;
    return fillOf((id) => `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${exact(amount)}"/></filter>`);
  };

  // Opacity is always a part of the paint: a layer within a layer can abort the renderer, and costs time.
  const attributes = (look: Look, clip: string, room: () => [number, number]): string => {
    const { fill = look.stroke ? 'none' : undefined, stroke, width, opacity = 1, blur, dash, transform } = look;
    let text = '';
    if (fill) text += ` fill="${fill}"`;
    if (stroke) text += ` stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
    if (width !== undefined) text += ` stroke-width="${exact(width)}"`;
    if (dash) text += ` stroke-dasharray="${dash}"`;
    if (opacity < 1 && fill && fill !== 'none') text += ` fill-opacity="${exact(opacity)}"`;
    if (opacity < 1 && stroke) text += ` stroke-opacity="${exact(opacity)}"`;
    if (transform) text += ` transform="${transform}"`;
    if (blur) text += ` filter="${blurOf(blur, room())}"`;
    return text + clip;
  };

  const sheetWith = (clip: string): Sheet => ({
    linear: ([x1, y1], [x2, y2], stops) => {
      const line = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
      return fillOf(
        (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`,
      );
    },
    radial: ([cx, cy], radius, stops, squash) => {
      const turn = squash ? ` gradientTransform="${squash}"` : '';
      const circle = `cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}"`;
      return fillOf(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}${turn}>${stopsOf(stops)}</radialGradient>`,
      );
    },
    path: (d, look) => `<path d="${d}"${attributes(look, clip, () => roomFor(d, look.blur ?? 0, look.width ?? 0))}/>`,
    dot: (x, y, radius, look) => {
      const room = (): [number, number] => {
        const need = (((look.blur ?? 0) * 3) / (radius * 2)) * 100;
        const margin = MARGINS.find((one) => one >= need) ?? 600;
        return [margin, margin];
      };
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(look, clip, room)}/>`;
    },
    soft: (x, y, rx, ry, colour, opacity, turn = 0) => {
      const fill = fillOf(
        (id) =>
          `<radialGradient id="${id}">${stopsOf(FADE.map(([place, part]) => [place, colour, part]))}</radialGradient>`,
      );
      const place = `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" fill-opacity="${exact(opacity)}"`;
      const moved = ` transform="translate(${n(x)} ${n(y)}) rotate(${exact(turn)})"/>`;
      return clip ? `<g${clip}>${place}${moved}</g>` : place + moved;
    },
    group: (content, look) => `<g${attributes(look, look.blur ? clip : '', () => [16, 16])}>${content}</g>`,
    weave: (width, height, content, transform) => {
      const turn = transform ? ` patternTransform="${transform}"` : '';
      const size = `width="${n(width)}" height="${n(height)}"`;
      return fillOf((id) => `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse"${turn}>${content}</pattern>`);
    },
    clippedTo: (d) => {
      const id = define((name) => `<clipPath id="${name}"${clip}><path d="${d}"/></clipPath>`);
      return sheetWith(` clip-path="url(#${id})"`);
    },
    close: (content, width, height) => {
      const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs.join('')}</defs>${joinCuts(content)}</svg>`;
    },
  });
  return sheetWith('');
}
