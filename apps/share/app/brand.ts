/** The product's name in this deployment; read where pages are rendered, never in a browser. */
export const brand = process.env['BRAND'] || 'Buddyline';
