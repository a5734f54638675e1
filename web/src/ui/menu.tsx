import type { LucideIcon } from 'lucide-react';
import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/classes.ts';
import { nextEntry, place } from './menu-moves.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  onSelect?(): void;
  to?: string;
  danger?: boolean;
}

interface TriggerProps {
  ref?: React.Ref<HTMLButtonElement>;
  id?: string;
  onClick?(): void;
  onKeyDown?(event: React.KeyboardEvent): void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

export interface MenuProps {
  /** A button; the menu gives it its ref, its click and its aria marks. */
  trigger: ReactElement<TriggerProps>;
  label: string;
  items: MenuItem[];
}

/** A menu button as ARIA describes it: arrows, Home, End, first letters, Escape, Tab. */
export function Menu({ trigger, label, items }: MenuProps) {
  const id = useId();
  const [opened, setOpened] = useState<false | 'first' | 'last'>(false);
  const triggerRef = useRef<HTMLButtonElement>(null);

  const close = (refocus: boolean) => {
    setOpened(false);
    if (refocus) triggerRef.current?.focus();
  };

  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== false,
        'aria-controls': opened ? id : undefined,
        onClick: () => setOpened(opened ? false : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowUp' ? 'last' : 'first');
        },
      })}
      {opened ? (
        <MenuList id={id} label={label} items={items} start={opened} anchor={triggerRef} onClose={close} />
      ) : null}
    </>
  );
}

function entriesOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

interface MenuListProps {
  id: string;
  label: string;
  items: MenuItem[];
  start: 'first' | 'last';
  anchor: React.RefObject<HTMLElement | null>;
  onClose(refocus: boolean): void;
}

function MenuList({ id, label, items, start, anchor, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;

  useLayoutEffect(() => {
    if (!list.current || !anchor.current) return;
    // The top layer: no card's overflow cuts the menu off, and it shows above open dialogs.
    list.current.showPopover?.();
    place(list.current, anchor.current.getBoundingClientRect());
    entriesOf(list.current)
      .at(start === 'last' ? -1 : 0)
      ?.focus();
  }, [anchor, start]);

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor.current?.contains(target)) latestClose.current(false);
    };
    const onMove = () => latestClose.current(false);
    document.addEventListener('pointerdown', onPointer);
    window.addEventListener('resize', onMove);
    window.addEventListener('scroll', onMove, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('resize', onMove);
      window.removeEventListener('scroll', onMove, { capture: true });
    };
  }, [anchor]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(true);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onClose(true);
    }
    const all = entriesOf(event.currentTarget);
    const next = nextEntry(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.map((entry) => entry.textContent ?? ''),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={list} id={id} role="menu" aria-label={label} popover="manual" className="menu" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuEntry key={item.label} item={item} onChosen={() => onClose(true)} />
      ))}
    </div>
  );
}

function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen(): void }) {
  const { label, icon: Icon, onSelect, to, danger } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes('menu-item', danger && 'text-danger'),
    onClick: () => {
      onChosen();
      onSelect?.();
    },
  };
  const face = (
    <>
      {Icon ? <Icon size={18} strokeWidth={1.5} aria-hidden className="shrink-0 opacity-80" /> : null}
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...shared}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" {...shared}>
      {face}
    </button>
  );
}
