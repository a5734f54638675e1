const ACTION = /(\*[^*\n]+\*)/;

/** A siren's text as written, with *actions* in muted italics. */
export function SpokenText({ text }: { text: string }) {
  return (
    <p dir="auto" className="spoken-text">
      {text.split(ACTION).map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
        ACTION.test(part) ? <em key={place}>{part.slice(1, -1)}</em> : part,
      )}
    </p>
  );
}
