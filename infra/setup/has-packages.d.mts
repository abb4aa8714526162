export function hasPackages(folder: string, options?: { withDevelopment?: boolean }): boolean;
