interface Located {
  latitude: number;
  longitude: number;
}

/** Finds what lies near without looking at everything: cells of half a degree. */
export class PlaceGrid<T extends Located> {
  private readonly cells = new Map<string, T[]>();

  constructor(places: Iterable<T> = []) {
    for (const place of places) this.add(place);
  }

  add(place: T): void {
    const [row, column] = cellOf(place);
    const key = `${row},${column}`;
    const cell = this.cells.get(key);
    if (cell) cell.push(place);
    else this.cells.set(key, [place]);
  }

  /** All in the cell and the eight around it: at least those within 25 km up to 60° of latitude. */
  *listNear(place: Located): Iterable<T> {
    const [row, column] = cellOf(place);
    for (let up = -1; up <= 1; up += 1)
      for (let right = -1; right <= 1; right += 1)
        yield* this.cells.get(`${row + up},${column + right}`) ?? [];
  }
}

const cellOf = ({ latitude, longitude }: Located) =>
  [Math.floor(latitude * 2), Math.floor(longitude * 2)] as const;
