/** 'IN_PROGRESS' to 'In Progress': the specification's format of any status, known or unknown. */
export function statusText(status: string): string {
  return status
    .toLowerCase()
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
