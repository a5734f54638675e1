import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

interface MarkdownProps {
  text: string;
  /** Where a link may lead as it stands; any other is shown as its text. */
  hrefOf?: (href: string) => string | null;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const SAFE_LINK = /^(https?:|mailto:|\/(?!\/)|#)/i;
const plainHref = (href: string) => (SAFE_LINK.test(href) ? href : null);

/** An address within the page, from the words of a heading. */
const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Markdown as elements of the page. HTML in it stays text, and nothing is fetched from elsewhere. */
export function Markdown({ text, hrefOf = plainHref }: MarkdownProps) {
  return <div className="markdown">{blocks(lexer(text), hrefOf)}</div>;
}

type HrefOf = (href: string) => string | null;

// A document never changes while it is shown, so its places are its names.
const each = (tokens: Token[], show: (token: Token) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
  tokens.map((token, n) => <Fragment key={n}>{show(token)}</Fragment>);

const blocks = (tokens: Token[], hrefOf: HrefOf): ReactNode => each(tokens, (token) => block(token, hrefOf));
const inline = (tokens: Token[] | undefined, hrefOf: HrefOf): ReactNode =>
  each(tokens ?? [], (token) => span(token, hrefOf));

function block(token: Token, hrefOf: HrefOf): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      const Heading = HEADINGS[Math.min(depth, 6) - 1] ?? 'h6';
      return <Heading id={anchorOf(text)}>{inline(tokens, hrefOf)}</Heading>;
    }
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens, hrefOf)}</p>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens, hrefOf)}</blockquote>;
    case 'list':
      return list(token as Tokens.List, hrefOf);
    case 'table':
      return table(token as Tokens.Table, hrefOf);
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return span(token, hrefOf);
  }
}

function list({ ordered, start, items }: Tokens.List, hrefOf: HrefOf): ReactNode {
  const content = each(items, (item) => <li>{blocks((item as Tokens.ListItem).tokens, hrefOf)}</li>);
  return ordered ? <ol start={start === '' ? 1 : start}>{content}</ol> : <ul>{content}</ul>;
}

function table({ header, rows }: Tokens.Table, hrefOf: HrefOf): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
    row.map((cell, n) => <Cell key={n}>{inline(cell.tokens, hrefOf)}</Cell>);
  return (
    <div className="markdown-table">
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

function span(token: Token, hrefOf: HrefOf): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens, hrefOf)}</strong>;
    case 'em':
      return <em>{inline((token as Tokens.Em).tokens, hrefOf)}</em>;
    case 'del':
      return <del>{inline((token as Tokens.Del).tokens, hrefOf)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token as Tokens.Link, hrefOf);
    case 'image':
      // Pictures from elsewhere would tell them who reads.
      return (token as Tokens.Image).text;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inline(tokens, hrefOf) : text;
    }
    default:
      return token.raw;
  }
}

function link({ href, tokens }: Tokens.Link, hrefOf: HrefOf): ReactNode {
  const target = hrefOf(href);
  if (target === null) return inline(tokens, hrefOf);
  const isOutside = /^[a-z]+:/i.test(target);
  return (
    <a
      href={target}
      className="text-link"
      {...(isOutside && { rel: 'nofollow ugc noopener noreferrer', target: '_blank' })}
    >
      {inline(tokens, hrefOf)}
    </a>
  );
}
