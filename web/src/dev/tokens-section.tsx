import { useEffect, useState } from 'react';
import { useDarkMode } from '../lib/theme.ts';
import tokens from '../ui/tokens.css?raw';
import { Specimen, State, States } from './specimen.tsx';

/** The names of a group of tokens, in the order in which the file has them. */
const namesOf = (pattern: RegExp) => [...new Set([...tokens.matchAll(pattern)].map(([, name = '']) => name))];

/** The value of a token that is the same in both themes, read from the file: it has no CSS variable in the page. */
const fixed = (name: string) => tokens.match(new RegExp(`^ {2}--${name}: (.*);`, 'm'))?.[1] ?? '';

const colours = namesOf(/^ {2}--color-([a-z][\w-]*):/gm).filter((name) => name !== 'transparent');
const sizes = namesOf(/^ {2}--text-(\w+):/gm);
const radii = namesOf(/^ {2}--radius-(\w+):/gm);
const shadows = namesOf(/^ {2}--(shadow-\d):/gm);
const durations = namesOf(/^ {2}--(dur[\w-]*):/gm);
/** The colours of the picture of the sea. */
const scene = namesOf(/^ {2}--((?:sky|sea|moon|glint|ripple|lamp|boat|far-land|star)[\w-]*): (?!\d)/gm);
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64];

/** The computed value of a token in the current theme. */
function useTokens(): (name: string) => string {
  const isDark = useDarkMode();
  const [read, setRead] = useState(() => (_name: string) => '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other values under the same names
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    setRead(() => (name: string) => style.getPropertyValue(`--${name}`).trim());
  }, [isDark]);
  return read;
}

function Swatches({ names }: { names: string[] }) {
  const worthOf = useTokens();
  return (
    <ul className="style-swatches">
      {names.map((name) => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          <b>{name}</b>
          <code>{worthOf(name)}</code>
        </li>
      ))}
    </ul>
  );
}

/** All design tokens, read from `ui/tokens.css`. */
export function TokensSection() {
  return (
    <>
      <Specimen
        name="Colours"
        use="Coral for what you can do, teal for what is alive, rose for what cannot be taken back. Components use these names only."
      >
        <Swatches names={colours} />
      </Specimen>
      <Specimen name="The sea" use="For drawings of the sea alone.">
        <Swatches names={scene} />
      </Specimen>
      <Specimen
        name="Type"
        use="Fraunces for names, titles and headings; Figtree for everything else. Numbers that count are tabular."
      >
        {sizes.toReversed().map((size) => (
          <p key={size} className="style-type">
            <code>
              {size} {Number.parseFloat(fixed(`text-${size}`)) * 16}
            </code>
            <span
              className="font-display"
              style={{ fontSize: fixed(`text-${size}`), lineHeight: fixed(`text-${size}--line-height`) }}
            >
              A balcony over the sea
            </span>
            <span style={{ fontSize: fixed(`text-${size}`), lineHeight: fixed(`text-${size}--line-height`) }}>
              after dark, 1,284
            </span>
          </p>
        ))}
      </Specimen>
      <Specimen name="Spacing" use="A grid of four pixels.">
        <div className="style-spaces">
          {SPACES.map((space) => (
            <span key={space}>
              <i style={{ width: space, height: space }} />
              {space}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="Shape and light"
        use="Small for marks, medium for what is pressed, large for cards and menus, extra large for dialogs."
      >
        <States>
          {radii.map((radius) => (
            <State key={radius} of={`radius-${radius} ${fixed(`radius-${radius}`)}`}>
              <span className="style-shape" style={{ borderRadius: fixed(`radius-${radius}`) }} />
            </State>
          ))}
          {shadows.map((shadow) => (
            <State key={shadow} of={shadow}>
              <span className="style-shape" style={{ borderRadius: 16, boxShadow: `var(--${shadow})` }} />
            </State>
          ))}
        </States>
      </Specimen>
      <Motion />
    </>
  );
}

function Motion() {
  const [isMoved, setMoved] = useState(false);
  const worthOf = useTokens();
  return (
    <Specimen name="Motion" use="Opacity and small moves, ease-out. Nothing moves where the reader wants stillness.">
      <button type="button" className="style-button" onClick={() => setMoved(!isMoved)}>
        Move
      </button>
      {durations.map((duration) => (
        <p key={duration} className="style-motion">
          <code>
            {duration} {worthOf(duration)}
          </code>
          <i style={{ transitionDuration: `var(--${duration})`, transform: isMoved ? 'translateX(120px)' : 'none' }} />
        </p>
      ))}
    </Specimen>
  );
}
