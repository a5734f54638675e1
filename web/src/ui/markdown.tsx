import './markdown.css';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { scrollByKeyboard } from './modal.tsx';

interface MarkdownProps {
  text: string;
  /** Where a link may lead as it stands; any other is shown as its text. */
  hrefOf?: (href: string) => string | null;
  /** Whether it is user content: then headings get no ids, and every link is marked. */
  isForeign?: boolean;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const SAFE_LINK = /^(https?:|mailto:|\/(?!\/)|#)/i;
const plainHref = (href: string) => (SAFE_LINK.test(href) ? href : null);

/** The fragment of a heading, made from its text. */
const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Markdown as elements of the page. HTML in it stays text, and nothing is fetched from elsewhere. */
export function Markdown({ text, hrefOf = plainHref, isForeign = false }: MarkdownProps) {
  const tokens = useMemo(() => (isForeign && isTooMuch(text) ? [] : lexer(text)), [text, isForeign]);
  return (
    <div dir={isForeign ? 'auto' : undefined} className="markdown">
      {tokens.length === 0 ? <p>{text}</p> : blocks(tokens, { hrefOf, isForeign })}
    </div>
  );
}

const MARKS = /[*_~`[\]|<>!]/g;
const MOST_MARKS = 600;
/** Quotes or lists that open in one line; a reader never needs so many. */
const DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){12}/m;

/** Text with so many marks, or nested so deeply, that parsing it would block the page: it is displayed unparsed. */
const isTooMuch = (text: string) =>
  DEEP.test(text) || text.split(/\n\s*\n/).some((part) => (part.match(MARKS)?.length ?? 0) > MOST_MARKS);

interface Ways {
  hrefOf(href: string): string | null;
  isForeign: boolean;
}

// A document never changes while it is shown, so its places are its names.
const each = (tokens: Token[], show: (token: Token) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
  tokens.map((token, n) => <Fragment key={n}>{show(token)}</Fragment>);

const blocks = (tokens: Token[], ways: Ways): ReactNode => each(tokens, (token) => block(token, ways));
const inline = (tokens: Token[] | undefined, ways: Ways): ReactNode => each(tokens ?? [], (token) => span(token, ways));

function block(token: Token, ways: Ways): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      const Heading = HEADINGS[Math.min(depth, 6) - 1] ?? 'h6';
      if (ways.isForeign) {
        return (
          <p>
            <strong>{inline(tokens, ways)}</strong>
          </p>
        );
      }
      return <Heading id={anchorOf(text)}>{inline(tokens, ways)}</Heading>;
    }
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens, ways)}</p>;
    case 'code':
      return (
        <pre ref={scrollByKeyboard}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens, ways)}</blockquote>;
    case 'list':
      return list(token as Tokens.List, ways);
    case 'table':
      return table(token as Tokens.Table, ways);
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return span(token, ways);
  }
}

function list({ ordered, start, items }: Tokens.List, ways: Ways): ReactNode {
  const content = each(items, (item) => <li>{blocks((item as Tokens.ListItem).tokens, ways)}</li>);
  return ordered ? <ol start={start === '' ? 1 : start}>{content}</ol> : <ul>{content}</ul>;
}

function table({ header, rows }: Tokens.Table, ways: Ways): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
    row.map((cell, n) => <Cell key={n}>{inline(cell.tokens, ways)}</Cell>);
  return (
    <div ref={scrollByKeyboard} className="markdown-table">
      <table>
        <thead>
          <tr>{cells(header, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
            <tr key={n}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function span(token: Token, ways: Ways): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens, ways)}</strong>;
    case 'em':
      return <em>{inline((token as Tokens.Em).tokens, ways)}</em>;
    case 'del':
      return <del>{inline((token as Tokens.Del).tokens, ways)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token as Tokens.Link, ways);
    case 'image':
      // A picture from another server would reveal the reader's address to it.
      return (token as Tokens.Image).text;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inline(tokens, ways) : text;
    }
    default:
      return token.raw;
  }
}

function link({ href, tokens }: Tokens.Link, ways: Ways): ReactNode {
  const target = ways.hrefOf(href);
  if (target === null) return inline(tokens, ways);
  const isOutside = /^[a-z]+:/i.test(target);
  return (
    <a
      href={target}
      className="text-link"
      {...((isOutside || ways.isForeign) && { rel: 'nofollow ugc noopener noreferrer' })}
      {...(isOutside && { target: '_blank' })}
    >
      {inline(tokens, ways)}
    </a>
  );
}
