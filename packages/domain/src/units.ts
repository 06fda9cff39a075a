export type Unit = 'ft' | 'm' | '°F' | '°C' | 'psi' | 'bar' | 'lb' | 'kg' | 'min' | '%' | '°';

/** A person may choose one, whose units are then shown first. */
export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Dive data is stored in ft, °F, psi and lb; other units are only displayed. */
const metresPerFoot = 0.3048;
const psiPerBar = 14.5037738;
const kilogramsPerPound = 0.45359237;

export function feetToMetres(feet: number): number {
  return feet * metresPerFoot;
}

export function metresToFeet(metres: number): number {
  return metres / metresPerFoot;
}

export function fahrenheitToCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function celsiusToFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

export function psiToBar(psi: number): number {
  return psi / psiPerBar;
}

export function barToPsi(bar: number): number {
  return bar * psiPerBar;
}

export function poundsToKilograms(pounds: number): number {
  return pounds * kilogramsPerPound;
}

export function kilogramsToPounds(kilograms: number): number {
  return kilograms / kilogramsPerPound;
}
