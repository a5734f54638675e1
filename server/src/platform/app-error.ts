import { type ErrorCode, errorCatalogue, type FieldErrors } from '@sirenade/contract/errors';

interface Details {
  fields?: FieldErrors;
  /** A sentence better than the catalogue's for this one case. */
  sentence?: string;
  /** The sentence itself says what was charged. */
  saysCharge?: boolean;
  retryAfterSeconds?: number;
}

/** The one error that code throws on purpose; everything else is a fault of ours. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly saysCharge: boolean;

  constructor(code: ErrorCode, details: Details = {}, options?: ErrorOptions) {
    const [status, sentence] = errorCatalogue[code];
    super(details.sentence ?? sentence, options);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.saysCharge = details.saysCharge ?? false;
  }
}

/** The 400 answer for one field of a form. */
export function fieldError(field: string, ...messages: string[]): AppError {
  return new AppError('invalid', { fields: { [field]: messages } });
}
