export function DownloadCsv() {
  return null;
}
