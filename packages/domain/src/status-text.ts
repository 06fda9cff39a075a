/** 'IN_PROGRESS' to 'In Progress': how the specification shows every status, known or not. */
export function statusText(status: string): string {
  return status
    .toLowerCase()
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
