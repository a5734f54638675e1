import { PRODUCT_NAME } from '@sirenade/contract/product';
import { describe, expect, it } from 'vitest';
import { readTag } from '../../../test/media-steps.ts';
import { AI_SOURCE, aiMarkTag, aiMarkXmp } from './ai-mark.rules.ts';

describe('the mark of what a machine made', () => {
  it('is a word that other programs look for, and the name of the product', () => {
    expect(AI_SOURCE).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia');
    expect(aiMarkXmp).toContain(`<Iptc4xmpExt:DigitalSourceType>${AI_SOURCE}</Iptc4xmpExt:DigitalSourceType>`);
    expect(aiMarkXmp).toContain(`<xmp:CreatorTool>${PRODUCT_NAME}</xmp:CreatorTool>`);
  });

  it('is in a sound a tag of whole frames, in lengths that hold no sign of sound', () => {
    const tag = aiMarkTag();
    expect(readTag(tag)).toEqual({
      length: tag.length,
      frames: [
        ['TSSE', PRODUCT_NAME],
        ['TXXX', `DigitalSourceType\0${AI_SOURCE}`],
        ['TXXX', 'AI-generated\0true'],
      ],
    });
    expect(tag.includes(0xff)).toBe(false);
  });
});
