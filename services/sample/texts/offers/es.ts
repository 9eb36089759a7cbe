import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'Esto es lo que haces en {city}:',
    payout: 'En {city} se paga una vez por semana.',
    signUp: 'Regístrate en {partner} y elige {city} como tu ciudad.',
    firstJob: 'Elige tu primer encargo en {city} y empieza.',
    alwaysNeeded: 'Tienes al menos 18 años y permiso para trabajar en el país.',
    fees: {
      none: '{partner} no cobra nada por trabajar en {city}.',
      commission:
        '{partner} se queda con una comisión por cada encargo terminado en {city}; registrarse es gratis.',
    },
    bonus: {
      none: 'Por ahora no hay bono de bienvenida en {city}.',
      firstJobs: 'Quien empieza en {city} recibe un bono tras los primeros 20 encargos.',
      referral:
        'Invita a otra persona de {city}: las dos recibiréis un bono tras los primeros cinco encargos.',
    },
    overviewEnd: 'Tú decides cuándo trabajas.',
    header: '{title} en {city} con {partner}',
    seoTitle: '{title} en {city} | {partner}',
    seoDescription:
      '{title} con {partner} en {city}: cuánto ganas, qué necesitas, cuánto cuesta y cómo inscribirte.',
    keywords: 'trabajo por horas {city}, empleo flexible {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Repartidor/a en bici',
      card: 'Reparte comida y compras en bici por {city}. Con {partner} eliges tus turnos con una semana de antelación.',
      earnings: 'Cobras por pedido y por kilómetro. Las propinas son tuyas.',
      intro:
        '{partner} lleva platos de restaurantes y productos de tiendas hasta la puerta. Vas con tu propia bici o con una alquilada.',
      tasks: [
        'Recoger pedidos en restaurantes',
        'Ir hasta el cliente por la ruta sugerida',
        'Entregar el pedido y confirmarlo en la app',
      ],
      check: 'Sube tu documento de identidad y recoge la mochila de reparto.',
      needs: [
        'Tienes un móvil con datos.',
        'Tienes una bici en buen estado o alquilas una.',
        'Te mueves con seguridad entre el tráfico.',
      ],
      expenses: 'Ten en cuenta reparaciones de la bici, ropa de lluvia y datos móviles.',
      overview:
        'En {city} se reparte sobre todo a mediodía y por la noche. Los pedidos llegan por la app de {partner}.',
      keywords: 'repartidor en bici, reparto de comida, rider',
    },
    'car-delivery': {
      title: 'Repartidor/a de paquetes',
      card: 'Lleva paquetes a sus destinatarios en {city} en coche o furgoneta. Con {partner} reservas rutas de medio día.',
      earnings: 'Recibes una cantidad fija por ruta y una ayuda para el combustible.',
      intro: '{partner} reparte para tiendas en línea. Tu ruta está planificada antes de salir del almacén.',
      tasks: [
        'Cargar los paquetes en el almacén',
        'Entregarlos en el orden previsto',
        'Devolver lo que no se haya podido entregar',
      ],
      check: 'Deja que comprueben tu carné y mira el curso de seguridad.',
      needs: [
        'Tienes el carné de conducir desde hace al menos un año.',
        'Puedes levantar paquetes de hasta 20 kg.',
        'Tienes coche o alquilas una furgoneta.',
      ],
      expenses: 'Con tu propio coche pagas combustible, aparcamiento y desgaste.',
      overview: 'Una ruta en {city} dura unas cuatro horas. Ves el pago antes de aceptar.',
      keywords: 'repartidor de paquetes, conductor de reparto, furgoneta',
    },
    ridesharing: {
      title: 'Conductor/a VTC',
      card: 'Lleva pasajeros por {city} en tu coche o en uno alquilado. {partner} te consigue los viajes.',
      earnings: 'Cobras por distancia y tiempo, con un suplemento en horas punta.',
      intro:
        'Los pasajeros reservan con {partner} y tú los llevas adonde quieren ir. El pago se hace en la app.',
      tasks: [
        'Aceptar viajes en la app',
        'Llevar a los pasajeros con seguridad a su destino',
        'Mantener el coche limpio por dentro y por fuera',
      ],
      check: 'Envía tu carné, tu licencia de transporte y los papeles del coche.',
      needs: [
        'Tienes carné y la licencia que se pide en tu zona.',
        'No tienes antecedentes.',
        'Eres amable y conduces con calma.',
      ],
      expenses: 'El combustible o la carga, el seguro y el lavado corren por tu cuenta.',
      overview:
        'En {city} se reservan más viajes por la mañana, por la noche y el fin de semana. {partner} te muestra dónde hay más demanda.',
      keywords: 'trabajo de conductor, VTC, chófer',
    },
    cleaning: {
      title: 'Limpieza de casas y oficinas',
      card: 'Limpia pisos y oficinas en {city}. Con {partner} tú fijas el horario y la tarifa.',
      earnings: 'Fijas tu tarifa por hora y cobras después de cada visita.',
      intro:
        '{partner} encuentra clientes fijos cerca de ti. Muchos reservan a la misma persona cada semana.',
      tasks: [
        'Limpiar cocinas, baños y suelos',
        'Quitar el polvo y ordenar',
        'Acordar con el cliente peticiones especiales',
      ],
      check: 'Rellena tu perfil y habla un momento por teléfono con el equipo.',
      needs: [
        'Tienes algo de experiencia en limpieza.',
        'Eres una persona cuidadosa y puntual.',
        'Tienes un móvil.',
      ],
      expenses: 'El cliente suele poner los productos; tú pagas el desplazamiento.',
      overview:
        'En {city} hay hogares que buscan ayuda todo el año. La mayoría de las visitas duran entre dos y cuatro horas.',
      keywords: 'trabajo de limpieza, empleo doméstico, limpieza por horas',
    },
    babysitting: {
      title: 'Canguro',
      card: 'Cuida a niños de familias en {city}. En {partner} los padres te escriben directamente.',
      earnings: 'Acuerdas un precio por hora con la familia y cobras después de cada tarde.',
      intro:
        'Las familias buscan a alguien de confianza para tardes, noches o fines de semana. Os conocéis antes del primer día.',
      tasks: ['Jugar, leer y hacer manualidades', 'Preparar comidas sencillas', 'Acostar a los niños'],
      check: 'Añade una referencia y deja que confirmen tu identidad.',
      needs: [
        'Te gusta estar con niños y tienes experiencia.',
        'Puedes presentar un certificado de antecedentes.',
        'Saber primeros auxilios infantiles es un punto a favor.',
      ],
      expenses: 'Casi no hay gastos, aparte del desplazamiento.',
      overview:
        'Las familias de {city} usan {partner} para encontrar canguros cerca. Tú decides qué peticiones aceptas.',
      keywords: 'canguro, cuidado de niños, niñera',
    },
    'pet-care': {
      title: 'Paseador/a y cuidador/a de mascotas',
      card: 'Pasea perros y cuida gatos en {city}. {partner} te pone en contacto con dueños cercanos.',
      earnings: 'Cobras por paseo o por noche.',
      intro:
        'Los dueños te reservan para paseos, para dar de comer o durante las vacaciones. Conoces antes a cada animal.',
      tasks: [
        'Pasear perros, solos o en grupos pequeños',
        'Darles de comer y jugar con ellos',
        'Enviar al dueño una foto y una nota breve',
      ],
      check: 'Cuéntanos tu experiencia y acuerda un paseo de prueba.',
      needs: [
        'Se te dan bien los animales.',
        'Sales a la calle haga el tiempo que haga.',
        'Cumples las horas acordadas.',
      ],
      expenses: 'Ten en cuenta correas, bolsas y un seguro de responsabilidad civil.',
      overview: 'En {city} hay más demanda a mediodía y en las vacaciones escolares. Muchos dueños repiten.',
      keywords: 'paseador de perros, cuidador de mascotas, trabajo con animales',
    },
    tutoring: {
      title: 'Profesor/a particular',
      card: 'Ayuda a alumnos de {city} con matemáticas, idiomas o ciencias. {partner} se ocupa de las reservas y las facturas.',
      earnings: 'Cobras por clase, más con alumnos mayores.',
      intro:
        'Das clase en casa del alumno o en línea. {partner} te propone alumnos que encajan con tus asignaturas.',
      tasks: ['Preparar y dar las clases', 'Repasar deberes y exámenes', 'Mantener informados a los padres'],
      check: 'Sube tu último título y da una breve clase de prueba.',
      needs: [
        'Dominas al menos una asignatura.',
        'Explicas con paciencia.',
        'Tienes dos tardes libres por semana.',
      ],
      expenses: 'Puede que necesites libros, fotocopias y un abono de transporte.',
      overview:
        'En {city} se busca ayuda sobre todo antes de los exámenes. Las clases duran 45 o 90 minutos.',
      keywords: 'profesor particular, clases particulares, ayuda con los deberes',
    },
    handyman: {
      title: 'Manitas y ayuda en mudanzas',
      card: 'Monta muebles, cuelga lámparas y ayuda en mudanzas en {city}. {partner} te envía encargos cercanos.',
      earnings: 'Cobras por hora o a precio cerrado.',
      intro:
        'Los clientes describen lo que hay que hacer y tú propones un precio. Un arreglo dura una hora; una mudanza, medio día.',
      tasks: [
        'Montar y reparar muebles',
        'Llevar cajas y cargar la furgoneta',
        'Hacer pequeños trabajos como taladrar o pintar',
      ],
      check: 'Describe lo que sabes hacer y añade fotos de trabajos terminados.',
      needs: [
        'Se te dan bien los trabajos manuales.',
        'Tienes herramientas básicas.',
        'Puedes levantar peso con seguridad.',
      ],
      expenses: 'Las herramientas, la ropa de trabajo y a veces el combustible corren por tu cuenta.',
      overview: 'En {city} hay más mudanzas a final de mes. Los arreglos se piden todo el año.',
      keywords: 'manitas, ayuda en mudanzas, montaje de muebles',
    },
    'mystery-shopping': {
      title: 'Cliente misterioso/a',
      card: 'Visita tiendas y restaurantes en {city} y cuenta lo que ves. {partner} paga cada visita.',
      earnings: 'Recibes un pago por visita y te devuelven las compras hasta un límite.',
      intro:
        'Las empresas quieren saber cómo se trata a sus clientes. Vas como cualquier otra persona y después rellenas un cuestionario.',
      tasks: [
        'Leer las instrucciones',
        'Visitar la tienda sin llamar la atención',
        'Rellenar el informe el mismo día',
      ],
      check: 'Supera una breve prueba de observación y redacción.',
      needs: ['Te fijas en los detalles.', 'Escribes con claridad.', 'Tienes un móvil con cámara.'],
      expenses: 'Primero pagas tú las compras y más tarde te devuelven el dinero.',
      overview:
        'Cada semana hay visitas nuevas en {city}. Una visita con su informe lleva alrededor de una hora.',
      keywords: 'cliente misterioso, compra de prueba, visita a tiendas',
    },
    crowdtesting: {
      title: 'Tester de apps y encuestas',
      card: 'Prueba apps y webs y responde a encuestas, desde casa en {city} o donde estés. {partner} te invita a pruebas que encajan contigo.',
      earnings: 'Cobras por prueba y por cada fallo confirmado.',
      intro:
        'En {partner}, personas reales prueban productos antes de que salgan. Tú dices qué funciona y qué no.',
      tasks: [
        'Seguir un plan de prueba',
        'Describir fallos con capturas de pantalla',
        'Responder a preguntas sobre tu experiencia',
      ],
      check: 'Añade tus dispositivos al perfil y haz una prueba de práctica.',
      needs: [
        'Tienes un móvil o un ordenador.',
        'Describes los problemas de forma que se entiendan.',
        'Guardas en secreto lo que aún no se ha publicado.',
      ],
      expenses: 'Usas tus propios dispositivos y tu conexión a internet.',
      overview:
        'En {city} muchos lo compaginan con los estudios u otro trabajo. Una prueba dura entre diez minutos y dos horas.',
      keywords: 'tester de apps, pruebas colaborativas, encuestas remuneradas',
    },
    hospitality: {
      title: 'Camarero/a y personal de eventos',
      card: 'Atiende mesas en restaurantes, ferias y fiestas de {city}. {partner} ofrece turnos sueltos.',
      earnings: 'Cobras por hora, con suplementos por la noche y los domingos.',
      intro:
        'Restaurantes y empresas de catering reservan refuerzos a través de {partner}. Ves lugar, horario y pago antes de aceptar.',
      tasks: ['Poner mesas y servir', 'Preparar bebidas', 'Recoger después del evento'],
      check: 'Ven a una breve presentación y trae tu carné de manipulador de alimentos.',
      needs: [
        'Eres amable con los clientes.',
        'Aguantas varias horas de pie.',
        'Tienes pantalón negro y camisa blanca.',
      ],
      expenses: 'La ropa de trabajo la compras tú; la comida suele ser gratis.',
      overview:
        'En {city} la mayoría de los turnos son los viernes y los sábados. Las ferias traen trabajo también entre semana.',
      keywords: 'trabajo de camarero, personal de eventos, catering',
    },
    retail: {
      title: 'Ayudante de tienda y promotor/a de ventas',
      card: 'Repón estantes, atiende la caja o presenta productos en {city}. {partner} necesita ayuda en días sueltos.',
      earnings: 'Cobras por hora; en las promociones suele haber una prima por ventas.',
      intro:
        'Las tiendas necesitan ayuda antes de las fiestas y los fines de semana. {partner} te envía a tiendas cerca de tu casa.',
      tasks: [
        'Reponer estantes y ordenar productos',
        'Aconsejar a los clientes',
        'Repartir muestras y folletos',
      ],
      check: 'Elige tus días y recibe las instrucciones por teléfono.',
      needs: ['Te gusta hablar con la gente.', 'Eres puntual.', 'Tienes libre algún sábado.'],
      expenses: 'Pagas el desplazamiento; la ropa de trabajo te la dan.',
      overview:
        'Las tiendas de {city} reservan ayuda con poca antelación. Puedes trabajar un solo día o todos los sábados.',
      keywords: 'dependiente, promotor, reponedor',
    },
    translation: {
      title: 'Traductor/a autónomo/a',
      card: 'Traduce textos desde casa en {city}. {partner} te ofrece encargos que encajan con tus idiomas.',
      earnings: 'Cobras por palabra, más por los textos técnicos.',
      intro:
        '{partner} traduce manuales, páginas de tiendas y cartas. Eliges los encargos y los plazos que te convienen.',
      tasks: [
        'Traducir textos a tu lengua materna',
        'Revisar el trabajo de otras personas',
        'Respetar los glosarios',
      ],
      check: 'Entrega una breve traducción de prueba.',
      needs: ['Dominas dos idiomas.', 'Escribes sin faltas.', 'Tienes un ordenador y cumples los plazos.'],
      expenses: 'Los programas y diccionarios pueden costar algo; muchos son gratuitos.',
      overview:
        'Trabajas donde quieras, en {city} o en otro lugar. La mayoría de los encargos tienen entre 300 y 3000 palabras.',
      keywords: 'traductor, autónomo, trabajo a distancia',
    },
  },
);
