/** px; what every messenger asks for. */
export const cardSize = { width: 1200, height: 630 };
