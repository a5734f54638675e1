const ACTION = /(\*[^*\n]+\*)/;

/** What a siren says, as written; *actions* stand back in italics. */
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
