import { ChevronDown } from 'lucide-react';
import { Fragment, type MouseEvent, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { type LegalBlock, type LegalDocument, type LegalItem, SUPPORT_ADDRESS } from './legal-document.ts';

interface LegalTextProps {
  document: LegalDocument;
  supportEmail: string;
}

/** A legal text with its table of contents; it begins below a title of the second level. */
export function LegalText({ document, supportEmail }: LegalTextProps) {
  return (
    <div className="gap-8 md:flex md:items-start">
      <Contents document={document} />
      {/* At most 68 characters of the text face. */}
      <div className="max-w-[28rem] min-w-0">
        <p className="text-sm text-fog max-md:mt-5 md:pt-1">Last updated: {document.updated}</p>
        {document.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-7">
            <h3 id={section.id} tabIndex={-1} className="scroll-mt-4 font-display text-lg text-balance">
              {section.heading}
            </h3>
            {section.body.map((block) => (
              <Block key={typeof block === 'string' ? block : 'list'} block={block} supportEmail={supportEmail} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The table of contents: always open at the side of the text; folded above it on a phone. */
function Contents({ document }: { document: LegalDocument }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav
      aria-label={`Contents of the ${document.title}`}
      className="border-line max-md:border-y md:sticky md:top-1 md:max-h-[72dvh] md:w-48 md:shrink-0 md:overflow-y-auto md:border-r md:px-1 md:-ml-1"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between font-medium md:hidden"
      >
        Contents
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden
          className={classes('text-fog transition duration-fast', isOpen && 'rotate-180')}
        />
      </button>
      <ol id={id} className={classes('text-sm max-md:pb-2', !isOpen && 'max-md:hidden')}>
        {document.sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              onClick={goToSection}
              className="inline-block py-1 text-fog hover:text-text hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves to a section without touching the address, which belongs to the page below the modal. */
function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1));
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Block({ block, supportEmail }: { block: LegalBlock; supportEmail: string }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <Sentence text={block} supportEmail={supportEmail} />
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-fog">
      {block.list.map((item) => (
        <li key={typeof item === 'string' ? item : item.term}>
          <Item item={item} supportEmail={supportEmail} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, supportEmail }: { item: LegalItem; supportEmail: string }) {
  if (typeof item === 'string') return <Sentence text={item} supportEmail={supportEmail} />;
  return (
    <>
      <strong className="font-semibold">{item.term}:</strong> <Sentence text={item.text} supportEmail={supportEmail} />
    </>
  );
}

function Sentence({ text, supportEmail }: { text: string; supportEmail: string }) {
  const [first, ...rest] = text.split(SUPPORT_ADDRESS);
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <SupportAddress email={supportEmail} />
          {part}
        </Fragment>
      ))}
    </>
  );
}

function SupportAddress({ email }: { email: string }) {
  if (!email) return 'our support address';
  return (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
}
