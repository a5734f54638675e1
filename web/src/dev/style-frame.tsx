import { Moon, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import { setDarkMode, useDarkMode } from '../lib/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { sections } from './style-sections.ts';

const WIDTHS = ['390', '768', '1280', 'full'] as const;
type Width = (typeof WIDTHS)[number];

const widthAtFirst = (): Width => {
  const requested = new URLSearchParams(window.location.search).get('width');
  return WIDTHS.find((width) => width === requested) ?? 'full';
};

/** Puts the choices into the address, for a reload or a link to them. */
function storeInAddress(width: Width, section: string): void {
  const query = width === 'full' ? '' : `?width=${width}`;
  window.history.replaceState(null, '', `/dev/ui${query}${section ? `#${section}` : ''}`);
}

/** The sheet of components in a frame of any width, with links to its sections at the side. */
export function StyleFrame({ sheet }: { sheet: string }) {
  const isDark = useDarkMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(widthAtFirst);
  const [section, setSection] = useState(window.location.hash.slice(1));

  const scrollTo = (id: string) => frame.current?.contentDocument?.getElementById(id)?.scrollIntoView();
  const go = (id: string) => {
    setSection(id);
    storeInAddress(width, id);
    scrollTo(id);
  };

  return (
    <div className="style-frame">
      <header className="style-bar">
        <h1 className="style-bar-title">Components</h1>
        <label className="style-jump">
          <span className="sr-only">Section</span>
          <select value={section} onChange={({ target }) => go(target.value)} className="style-select">
            {sections.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="style-widths">
          <legend className="sr-only">Width</legend>
          {WIDTHS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => {
                setWidth(each);
                storeInAddress(each, section);
              }}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <IconButton
          label={isDark ? 'Light' : 'Dark'}
          icon={isDark ? Sun : Moon}
          tip="below-end"
          onClick={() => setDarkMode(!isDark)}
        />
      </header>
      <nav aria-label="Sections" className="style-nav">
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === section || undefined}
            onClick={(event) => {
              event.preventDefault();
              go(id);
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className="style-stage">
        <iframe
          ref={frame}
          src={`${sheet}${window.location.hash}`}
          title="All components"
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
        />
      </div>
    </div>
  );
}
