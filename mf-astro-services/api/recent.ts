/** Values by key, of which those not asked for longest give way. */
export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly room: number) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) this.set(key, found);
    return found;
  }

  set(key: string, value: Value): void {
    // what was asked for last stands last
    this.kept.delete(key);
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.room && oldest !== undefined) this.kept.delete(oldest);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }
}
