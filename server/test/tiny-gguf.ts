/** Special tokens of the tiny models; the others are single bytes and words. */
const SPECIAL = ['<unk>', '<s>', '</s>'];
const WORD_MARK = '\u2581';
const TYPES = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 };
const TOKEN_TYPES = { normal: 1, unknown: 2, control: 3, byte: 6 };

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const entry = (key: string, type: number, ...value: Buffer[]) => Buffer.concat([text(key), u32(type), ...value]);
const list = (key: string, type: number, values: Buffer[]) =>
  entry(key, TYPES.array, u32(type), u64(values.length), ...values);

/**
 * A GGUF file of the llama architecture that says one sentence, over and over where it is `endless`. Each token stands
 * for itself in a space of its own, and the last layer maps it to the token that follows: no training, yet a real model.
 */
export function tinyGguf({ says, endless = false }: { says: string[]; endless?: boolean }): Buffer {
  const words = says.map((word) => (/^\w/.test(word) ? `${WORD_MARK}${word}` : word));
  const bytes = Array.from({ length: 256 }, (_, n) => `<0x${n.toString(16).toUpperCase().padStart(2, '0')}>`);
  const tokens = [...SPECIAL, ...bytes, WORD_MARK, ...words];
  const firstWord = tokens.length - words.length;
  // Rows of quantised or vectorised kernels like multiples of 32.
  const width = Math.ceil(tokens.length / 32) * 32;

  const meta = [
    entry('general.architecture', TYPES.string, text('llama')),
    entry('general.name', TYPES.string, text('tiny')),
    ...Object.entries({
      'general.alignment': 32,
      'llama.context_length': 2048,
      'llama.embedding_length': width,
      'llama.block_count': 1,
      'llama.feed_forward_length': 32,
      'llama.attention.head_count': 2,
      'llama.attention.head_count_kv': 2,
      'llama.rope.dimension_count': width / 2,
      'llama.vocab_size': tokens.length,
      'tokenizer.ggml.bos_token_id': 1,
      'tokenizer.ggml.eos_token_id': 2,
    }).map(([key, value]) => entry(key, TYPES.u32, u32(value))),
    entry('llama.attention.layer_norm_rms_epsilon', TYPES.f32, f32(1e-5)),
    entry('tokenizer.ggml.model', TYPES.string, text('llama')),
    list('tokenizer.ggml.tokens', TYPES.string, tokens.map(text)),
    list(
      'tokenizer.ggml.scores',
      TYPES.f32,
      tokens.map((_, n) => f32(-n)),
    ),
    list(
      'tokenizer.ggml.token_type',
      TYPES.i32,
      tokens.map((_, n) => {
        if (n === 0) return u32(TOKEN_TYPES.unknown);
        if (n < SPECIAL.length) return u32(TOKEN_TYPES.control);
        return u32(n < SPECIAL.length + 256 ? TOKEN_TYPES.byte : TOKEN_TYPES.normal);
      }),
    ),
  ];

  const follower = (token: number) => {
    if (token < firstWord) return firstWord;
    if (token < tokens.length - 1) return token + 1;
    return endless ? firstWord : 2;
  };
  const zeros = (length: number) => new Float32Array(length);
  const ones = () => new Float32Array(width).fill(1);
  const embedding = zeros(width * tokens.length);
  const output = zeros(width * tokens.length);
  for (let token = 0; token < tokens.length; token++) {
    embedding[token * width + token] = 1;
    output[follower(token) * width + token] = 4;
  }
  const square: [number[], Float32Array] = [[width, width], zeros(width * width)];
  const tensors: [string, number[], Float32Array][] = [
    ['token_embd.weight', [width, tokens.length], embedding],
    ['output_norm.weight', [width], ones()],
    ['output.weight', [width, tokens.length], output],
    ['blk.0.attn_norm.weight', [width], ones()],
    ['blk.0.attn_q.weight', ...square],
    ['blk.0.attn_k.weight', ...square],
    ['blk.0.attn_v.weight', ...square],
    ['blk.0.attn_output.weight', ...square],
    ['blk.0.ffn_norm.weight', [width], ones()],
    ['blk.0.ffn_gate.weight', [width, 32], zeros(width * 32)],
    ['blk.0.ffn_up.weight', [width, 32], zeros(width * 32)],
    ['blk.0.ffn_down.weight', [32, width], zeros(width * 32)],
  ];

  let offset = 0;
  const described = tensors.map(([name, shape, values]) => {
    const at = offset;
    offset += Math.ceil(values.byteLength / 32) * 32;
    return Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(at)]);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(meta.length),
    ...meta,
    ...described,
  ]);
  const padded = (part: Buffer) => Buffer.concat([part, Buffer.alloc((32 - (part.length % 32)) % 32)]);
  return Buffer.concat([padded(head), ...tensors.map(([, , values]) => padded(Buffer.from(values.buffer)))]);
}
