/** The one place that knows what the product is called. */
export declare const PRODUCT_NAME = 'Sirenade';
/** Date of the legal texts in force; stored with every consent. */
export declare const LEGAL_VERSION = '2024-08-06';
