/** Reads a text that is broken into lines for the editor: one line break is a space, an empty line a new paragraph. */
export function prose(parts: TemplateStringsArray): string {
  return parts
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}

/** 'How They Talk': messages and the siren's answers. */
export function talk(name: string, exchanges: readonly (readonly [message: string, answer: string])[]): string {
  return exchanges.map(([message, answer]) => `User: ${message}\n${name}: ${answer}`).join('\n\n');
}
