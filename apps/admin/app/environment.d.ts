interface ImportMetaEnv {
  readonly BRAND: string;
}
